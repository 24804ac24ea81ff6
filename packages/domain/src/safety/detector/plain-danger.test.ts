import { expect, test } from 'vitest';
import { plainDanger } from './plain-danger.ts';

const least = (...features: string[]) => plainDanger(new Map(features.map((name) => [name, 1])));

test('what is said outright has a least tier', () => {
  expect(least('suicide', 'wanting', 'suicide+wanting')).toBe(3);
  expect(least('dying', 'wanting', 'dying+wanting')).toBe(2);
});

test('words that stand apart, are denied or softened have none', () => {
  expect(least('suicide', 'wanting', 'suicide&wanting')).toBe(0);
  expect(least('!suicide+wanting')).toBe(0);
  expect(least('suicide+wanting', 'story+suicide')).toBe(0);
});
