import { expect, test } from 'vitest';
import { autocorrelationOf, centroidOf, modulationOf } from './analysis.ts';

const sampleRate = 8000;
const sine = (frequency: number, seconds: number) =>
  Float32Array.from({ length: seconds * sampleRate }, (_, index) =>
    Math.sin((2 * Math.PI * frequency * index) / sampleRate),
  );

test('the middle of a tone is its frequency', () => {
  expect(centroidOf(sine(1000, 8), sampleRate)).toBeCloseTo(1000, -1);
});

test('a steady tone has no modulation, one that comes and goes has', () => {
  expect(modulationOf(sine(1000, 4), 800)).toBeLessThan(0.01);
  const halting = sine(1000, 4).map((sample, index) => (index % 8000 < 4000 ? sample : 0));
  expect(modulationOf(halting, 800)).toBeGreaterThan(0.9);
});

test('what is repeated is alike to itself after one period', () => {
  const noise = Float32Array.from({ length: 1000 }, (_, index) => Math.sin(index ** 2));
  const loop = Float32Array.from({ length: 5000 }, (_, index) => noise[index % 1000] ?? 0);
  const likeness = autocorrelationOf(loop, 2000);
  expect(likeness[1000]).toBeGreaterThan(0.95);
  expect(Math.abs(likeness[700] ?? 1)).toBeLessThan(0.3);
});
