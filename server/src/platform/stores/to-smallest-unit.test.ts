import { expect, test } from 'vitest';
import { toSmallestUnit } from './to-smallest-unit.ts';

test.each([
  [4.99, 'EUR', 499],
  [35.93, 'EUR', 3593],
  [500, 'JPY', 500],
  [5900, 'KRW', 5900],
  [1.5, 'KWD', 1500],
])('%d %s are %d of the smallest unit', (amount, currency, units) => {
  expect(toSmallestUnit(amount, currency)).toBe(units);
});
