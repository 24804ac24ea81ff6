import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutMinutes } from './meditation-form.ts';
import { fillTime, leadIn, leastSilence, placeLines } from './meditation-timeline.ts';

const anyLines = fc.array(
  fc.record({
    speaking: fc.double({ min: 1, max: 6, noNaN: true }),
    weight: fc.constantFrom(1, 1.5, 2, 3, 4),
  }),
  { minLength: 1, maxLength: 40 },
);
const anySeconds = fc.constantFrom(...cutMinutes.map((minutes) => minutes * 60));
const rounding = 1e-9;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test('where there is time for it, the whole is exactly as long as it should be', () => {
  fc.assert(
    fc.property(anyLines, anySeconds, (lines, seconds) => {
      const needed = sum(lines.map(({ speaking }) => speaking + leastSilence));
      expect(sum(fillTime(lines, seconds))).toBeCloseTo(Math.max(seconds, needed), 6);
    }),
  );
});

test('no silence is shorter than the least one, and a heavier one is never shorter than a lighter one', () => {
  fc.assert(
    fc.property(anyLines, anySeconds, (lines, seconds) => {
      const lengths = fillTime(lines, seconds);
      const quiet = lines
        .map(({ speaking, weight }, place) => ({ weight, silence: (lengths[place] ?? 0) - speaking }))
        .toSorted((one, other) => one.weight - other.weight);
      for (const [place, { silence }] of quiet.entries()) {
        expect(silence).toBeGreaterThanOrEqual((quiet[place - 1]?.silence ?? leastSilence) - rounding);
      }
    }),
  );
});

test('what is left beyond the least silence is shared by weight', () => {
  const lines = [
    { speaking: 5, weight: 1 },
    { speaking: 5, weight: 4 },
  ];
  expect(fillTime(lines, 23)).toEqual([5 + leastSilence + 2, 5 + leastSilence + 8]);
});

test('each line begins once the one before and its silence are over', () => {
  fc.assert(
    fc.property(anyLines, anySeconds, (lines, seconds) => {
      const { starts, end } = placeLines(fillTime(lines, seconds - leadIn), leadIn);
      expect(starts[0]).toBe(leadIn);
      for (const [place, { speaking }] of lines.entries()) {
        const next = starts[place + 1] ?? end;
        expect(next - (starts[place] ?? 0)).toBeGreaterThanOrEqual(speaking + leastSilence - rounding);
      }
    }),
  );
});
