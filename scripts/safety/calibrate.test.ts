import { expect, test } from 'vitest';
import { calibrate } from './calibrate.ts';

const yes = (odds: number) => ({ isSo: true, odds });
const no = (odds: number) => ({ isSo: false, odds });

test('the threshold lies between yes and no', () => {
  const threshold = calibrate([no(-0.4), no(0.2), yes(0.8), yes(1.2)]);
  expect(threshold).toBeGreaterThan(0.2);
  expect(threshold).toBeLessThan(0.8);
});

test('a share counts, not how many lines there are', () => {
  const many = Array.from({ length: 50 }, () => no(-0.5));
  const threshold = calibrate([...many, no(0.1), yes(0), yes(0.9)]);
  expect(threshold).toBeLessThan(0);
});

test('the dearer an alarm, the higher the threshold', () => {
  const judged = [no(-0.4), no(0.1), no(0.3), yes(0), yes(0.2), yes(0.9)];
  expect(calibrate(judged, 4)).toBeGreaterThan(calibrate(judged, 0.25));
});
