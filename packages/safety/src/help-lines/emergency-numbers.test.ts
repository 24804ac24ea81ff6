import { expect, test } from 'vitest';
import { emergencyNumbersOf } from './emergency-numbers.ts';

test('a country has its emergency numbers, in digits alone, and no lines', () => {
  expect([...emergencyNumbersOf('US')]).toEqual(['911']);
  for (const number of emergencyNumbersOf('JP')) expect(number).toMatch(/^\d+$/);
});

test('what brings help elsewhere is none of its numbers', () => {
  expect(emergencyNumbersOf('DE')).not.toContain('911');
  expect(emergencyNumbersOf('XX').size).toBe(0);
});
