import { describe, expect, test } from 'vitest';
import { daysUpTo } from './days.ts';
import { streakOf } from './streak.ts';

const none = { current: 0, longest: 0 };

describe('a streak', () => {
  test('is nothing before the first active day', () => {
    expect(streakOf([], '2026-03-10')).toEqual(none);
  });

  test('counts active days in a row, in whatever order they come', () => {
    expect(streakOf(['2026-03-10', '2026-03-08', '2026-03-09'], '2026-03-10')).toEqual({ current: 3, longest: 3 });
  });

  test('lasts while today is not over', () => {
    expect(streakOf(['2026-03-08', '2026-03-09'], '2026-03-10')).toEqual({ current: 2, longest: 2 });
  });

  test('is kept, and not lengthened, by two missed days a month', () => {
    const active = ['2026-03-02', '2026-03-04', '2026-03-06'];
    expect(streakOf(active, '2026-03-06')).toEqual({ current: 3, longest: 3 });
  });

  test('begins anew after a third missed day of the month, and the longest stays', () => {
    const active = ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-08'];
    expect(streakOf(active, '2026-03-08')).toEqual({ current: 1, longest: 3 });
  });

  test('has two more missed days in a new month', () => {
    const active = ['2026-03-28', '2026-03-31', '2026-04-03'];
    expect(streakOf(active, '2026-04-03')).toEqual({ current: 3, longest: 3 });
  });

  test('ends when nothing happens any more', () => {
    expect(streakOf(['2026-03-01', '2026-03-02'], '2026-03-20')).toEqual({ current: 0, longest: 2 });
  });

  test('uses up no missed days while there is none to keep', () => {
    const active = ['2026-03-01', '2026-03-10', '2026-03-11'];
    expect(streakOf(active, '2026-03-11').current).toBe(2);
  });

  test('runs over a leap day and the end of a year', () => {
    expect(streakOf(daysUpTo('2028-03-02', 400), '2028-03-02')).toEqual({ current: 400, longest: 400 });
  });

  test('does not know days after today', () => {
    expect(streakOf(['2026-03-11'], '2026-03-10')).toEqual(none);
  });
});
