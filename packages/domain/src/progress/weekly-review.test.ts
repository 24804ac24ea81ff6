import { expect, test } from 'vitest';
import type { Mood } from '../mood/schema.ts';
import type { WeekDays } from './insights-schema.ts';
import { isMonday, reviewedMonday, reviewWeek } from './weekly-review.ts';

const monday = '2026-11-16';
const day = (date: string, moods: Mood[] = [], change: Partial<WeekDays['days'][number]> = {}) => ({
  day: date,
  isActive: true,
  completed: 0,
  seconds: 0,
  checkIns: moods.length,
  practices: 0,
  moods: moods.map((mood) => ({ mood, count: 1 })),
  ...change,
});

test.each([
  ['2026-11-23', '2026-11-16'],
  ['2026-11-29', '2026-11-16'],
  ['2026-11-22', '2026-11-09'],
  ['2024-03-04', '2024-02-26'],
  ['2027-01-01', '2026-12-21'],
])('on %s the week from %s is over', (today, expected) => {
  expect(reviewedMonday(today)).toBe(expected);
  expect(isMonday(expected)).toBe(true);
});

test('what was done in the week is summed, and nothing of the week before', () => {
  const review = reviewWeek({
    monday,
    days: [
      day('2026-11-15', ['sad'], { completed: 9, seconds: 999, practices: 9 }),
      day('2026-11-16', [], { completed: 2, seconds: 600 }),
      day('2026-11-18', ['calm', 'happy'], { practices: 1 }),
    ],
  });
  expect(review).toMatchObject({
    activeDays: 2,
    conversations: 2,
    seconds: 600,
    practices: 1,
    checkIns: 2,
    toldDays: 1,
  });
  expect(review).toMatchObject({ sunday: '2026-11-22', compared: 'more', mostDays: null, lightestDay: null });
});

test('an empty week has nothing to say, and is not compared', () => {
  expect(reviewWeek({ monday, days: [day('2026-11-10')] })).toMatchObject({ activeDays: 0, compared: null });
  expect(reviewWeek({ monday, days: [day('2026-11-17')] }).compared).toBeNull();
});

test('fewer days than before are not held against anybody', () => {
  const days = [day('2026-11-10'), day('2026-11-11'), day('2026-11-17')];
  expect(reviewWeek({ monday, days }).compared).toBeNull();
  expect(reviewWeek({ monday, days: [...days, day('2026-11-18')] }).compared).toBe('same');
});

test('most days is said of more than half, else they were mixed', () => {
  const week = (...moods: Mood[]) =>
    reviewWeek({ monday, days: moods.map((mood, at) => day(`2026-11-${16 + at}`, [mood])) });
  expect(week('sad', 'down', 'calm').mostDays).toBe('low');
  expect(week('sad', 'down', 'calm', 'happy').mostDays).toBe('mixed');
  expect(week('sad', 'calm').mostDays).toBeNull();
});

test('the lightest day is one, and light', () => {
  const week = (...moods: Mood[]) =>
    reviewWeek({ monday, days: moods.map((mood, at) => day(`2026-11-${16 + at}`, [mood])) });
  expect(week('sad', 'happy', 'calm').lightestDay).toBe('2026-11-17');
  expect(week('happy', 'happy', 'calm').lightestDay).toBeNull();
  expect(week('sad', 'down', 'tired').lightestDay).toBeNull();
});
