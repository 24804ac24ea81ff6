import { expect, test } from 'vitest';
import { createDrift, Ramp, smoothStep } from './drift.ts';
import { createFilter } from './filter.ts';
import { createRandom, untilNext } from './random.ts';
import { softClip } from './soft-clip.ts';
import { Tones } from './tones.ts';

const sampleRate = 48_000;

test('random numbers are even, and others for another seed', () => {
  const random = createRandom(1);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
  expect(Array.from({ length: 4 }, createRandom(2))).not.toEqual(numbers.slice(0, 4));
});

test('events come as often as they are to', () => {
  const random = createRandom(3);
  const waits = Array.from({ length: 5000 }, () => untilNext(random, 4));
  expect(waits.reduce((sum, wait) => sum + wait, 0) / waits.length).toBeCloseTo(0.25, 1);
});

test('a filter lets through what it is tuned to', () => {
  const through = (frequency: number, shape: 'low' | 'band'): number => {
    const filter = createFilter(sampleRate, 1000, shape === 'low' ? 0.7 : 4);
    let most = 0;
    for (let index = 0; index < sampleRate; index += 1) {
      const sample = filter[shape](Math.sin((2 * Math.PI * frequency * index) / sampleRate));
      if (index > sampleRate / 2) most = Math.max(most, Math.abs(sample));
    }
    return most;
  };
  expect(through(100, 'low')).toBeCloseTo(1, 1);
  expect(through(10_000, 'low')).toBeLessThan(0.02);
  expect(through(1000, 'band')).toBeCloseTo(1, 1);
  expect(through(200, 'band')).toBeLessThan(0.1);
});

test('a drift stays between its ends and makes no jump', () => {
  const drift = createDrift(createRandom(4), { from: 2, to: 5, seconds: 0.5 });
  const values = Array.from({ length: 5000 }, () => drift(0.003));
  expect(values.every((value) => value >= 2 && value <= 5)).toBe(true);
  expect(Math.max(...values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0))))).toBeLessThan(0.15);
});

test('a ramp arrives after as many samples as it was given', () => {
  const ramp = new Ramp(1).aim(3, 4);
  expect([ramp.next(), ramp.next(), ramp.next(), ramp.next()]).toEqual([1.5, 2, 2.5, 3]);
  expect([smoothStep(-1), smoothStep(0.5), smoothStep(2)]).toEqual([0, 0.5, 1]);
});

test('what is loud is bent, what is not stays', () => {
  expect([softClip(0), softClip(0.5), softClip(-0.7)]).toEqual([0, 0.5, -0.7]);
  expect(softClip(4)).toBeLessThanOrEqual(1);
  expect(softClip(-1)).toBeLessThan(-0.85);
});

test('a tone begins at once and without a click, and dies away', () => {
  const tones = new Tones(sampleRate);
  tones.strike({ frequency: 500, decay: 0.05, gain: 1, pan: 0.5 });
  const [left, right] = [new Float32Array(sampleRate), new Float32Array(sampleRate)];
  tones.add(left, right);
  expect(Math.abs(left[0] ?? 1)).toBeLessThan(0.05);
  expect(Math.max(...left.subarray(0, 100))).toBeGreaterThan(0.4);
  expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(1e-6);
});
