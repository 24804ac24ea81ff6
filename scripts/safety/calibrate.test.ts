import { expect, test } from 'vitest';
import { calibrate, type Held } from './calibrate.ts';

const held = (tier: number, value: number): Held => ({ tier, odds: [value, value, value, value] });

test('a threshold comes to lie between what is and what is not', () => {
  const lines = [held(0, 1), held(0, 1.5), held(2, 3.5), held(2, 4)];
  const [, shift] = calibrate(lines);
  expect(1.5 + shift).toBeLessThan(0);
  expect(3.5 + shift).toBeGreaterThan(0);
});

test('to miss a crisis costs more than a false alarm', () => {
  const lines = [held(0, -4), held(0, -3), held(0, 0.5), held(2, -0.5), held(2, 3), held(2, 4)];
  const [, shift] = calibrate(lines);
  expect(-0.5 + shift).toBeGreaterThan(0);
});
