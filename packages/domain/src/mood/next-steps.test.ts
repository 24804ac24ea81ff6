import { expect, test } from 'vitest';
import { moodGroupOf } from './groups.ts';
import { isVeryLow, nextStepsFor } from './next-steps.ts';
import { moodKeys } from './schema.ts';

test('a mood leads to one to three things to do, talking among them', () => {
  for (const mood of moodKeys) {
    const steps = nextStepsFor(mood);
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps.length).toBeLessThanOrEqual(3);
    expect(steps).toContain('talk');
  }
});

test('whoever feels low has more than one way on', () => {
  for (const mood of moodKeys.filter((key) => moodGroupOf(key) === 'low'))
    expect(nextStepsFor(mood).length).toBeGreaterThan(1);
});

test('help comes first for a mood that is very low, and for no light one', () => {
  expect(isVeryLow('verySad')).toBe(true);
  expect(moodKeys.filter((mood) => isVeryLow(mood) && moodGroupOf(mood) !== 'low')).toEqual([]);
});
