import { expect, test } from 'vitest';
import { isOfItsDays } from './back-dating.ts';

test.each([
  ['2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z'],
  // From late in a day to the morning of the day before yesterday.
  ['2026-03-08T04:00:00-03:00', '2026-03-11T03:59:00-03:00'],
  // The same, over the night in which clocks are put forward.
  ['2026-03-28T04:00:00+01:00', '2026-03-31T03:59:00+02:00'],
  ['2026-10-24T04:00:00+02:00', '2026-10-27T03:59:00+01:00'],
])('a mood of %s may be noted at %s', (recordedAt, notedAt) => {
  expect(isOfItsDays(recordedAt, notedAt)).toBe(true);
});

test.each([
  ['2026-03-10T12:00:01Z', '2026-03-10T12:00:00Z'],
  ['2026-03-06T12:00:00Z', '2026-03-10T12:00:00Z'],
])('a mood of %s may not be noted at %s', (recordedAt, notedAt) => {
  expect(isOfItsDays(recordedAt, notedAt)).toBe(false);
});
