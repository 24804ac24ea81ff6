import { breathingPatterns } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { placeSteps } from '@alento/domain/mindfulness/breathing.ts';
import { expect, test } from 'vitest';
import { audioTimeAt, glideOf } from './breath-sound.ts';

test('a breath in rises, a breath out falls, and a hold is silent', () => {
  const glides = [...placeSteps({ ...breathingPatterns.square, rounds: 1 })].map(glideOf);
  const [breathIn, hold, out, rest] = glides;
  expect(breathIn && breathIn.end > breathIn.start).toBe(true);
  expect(out && out.end < out.start).toBe(true);
  expect([hold, rest]).toEqual([null, null]);
});

test('a top-up goes on from where the first breath in ended', () => {
  const [first, second] = [...placeSteps({ ...breathingPatterns.cyclicSighing, rounds: 1 })].map(glideOf);
  expect(second?.start).toBe(first?.end);
});

test('a hold that the person ends makes no sound', () => {
  expect(glideOf({ phase: 'rest', seconds: null, from: 0 })).toBeNull();
});

test('what is to be heard at a time is scheduled so much earlier as it takes to the ear', () => {
  const context = { currentTime: 12.1, getOutputTimestamp: () => ({ contextTime: 12, performanceTime: 40_000 }) };
  expect(audioTimeAt(context, 40_000)).toBe(12);
  expect(audioTimeAt(context, 43_500)).toBe(15.5);
});

test('before anything was played, the time is counted from now', () => {
  const context = { currentTime: 0, getOutputTimestamp: () => ({ contextTime: 0, performanceTime: 0 }) };
  expect(audioTimeAt(context, performance.now() + 1000)).toBeCloseTo(1, 1);
});
