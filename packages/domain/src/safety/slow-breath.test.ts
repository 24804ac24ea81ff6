import { expect, test } from 'vitest';
import { slowBreathAt } from './slow-breath.ts';

test('a breath goes in for four seconds and out for six', () => {
  expect(slowBreathAt(0)).toEqual({ phase: 'in', count: 1 });
  expect(slowBreathAt(3.9)).toEqual({ phase: 'in', count: 4 });
  expect(slowBreathAt(4)).toEqual({ phase: 'out', count: 1 });
  expect(slowBreathAt(9.9)).toEqual({ phase: 'out', count: 6 });
});

test('the next breath follows for as long as it is wanted', () => {
  expect(slowBreathAt(10)).toEqual({ phase: 'in', count: 1 });
  expect(slowBreathAt(3605)).toEqual({ phase: 'out', count: 2 });
});
