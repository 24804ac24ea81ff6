import { expect, test } from 'vitest';
import type { Progress } from '@alento/domain/progress/schema.ts';
import { countGroups, daysInYearOf, historyOf } from './mood-history.ts';

const progress: Pick<Progress, 'today' | 'moodDays'> = {
  today: '2026-03-02',
  moodDays: [
    { day: '2026-02-28', moods: [{ mood: 'sad', count: 1 }] },
    { day: '2026-03-02', moods: [{ mood: 'calm', count: 2 }] },
  ],
};

test('days without a mood stand between those that have one', () => {
  const days = historyOf(progress, 3);
  expect(days.map(({ day, told }) => [day, told?.group ?? null])).toEqual([
    ['2026-02-28', 'low'],
    ['2026-03-01', null],
    ['2026-03-02', 'high'],
  ]);
  expect(countGroups(days)).toEqual({ low: 1, neutral: 0, high: 1 });
});

test('a year is twelve months on the calendar', () => {
  expect(daysInYearOf('2026-12-31')).toBe(365);
  expect(daysInYearOf('2028-12-31')).toBe(366);
  expect(daysInYearOf('2026-03-31')).toBe(365);
  expect(daysInYearOf('2026-03-01')).toBe(335);
});
