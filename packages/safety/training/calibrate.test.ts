import { expect, test } from 'vitest';
import { quantile, shareAbove } from './calibrate.ts';

const odds = [0.4, -1, 0.2, 3, -0.5, 0.1, 0, 1, 2, -2];

test('a share of the odds lies under a quantile', () => {
  expect(quantile(odds, 0)).toBe(-2);
  expect(quantile(odds, 0.5)).toBe(0.2);
  expect(quantile(odds, 1)).toBe(3);
  expect(shareAbove(odds, quantile(odds, 0.8))).toBe(0.1);
});

test('of nothing, nothing lies above', () => {
  expect(quantile([], 0.5)).toBe(-Infinity);
  expect(shareAbove([], 0)).toBe(0);
});
