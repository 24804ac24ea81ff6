import { expect, test } from 'vitest';
import { dayPartOf } from './day-part.ts';
import { formatDay } from './format-day.ts';

test('the hours of a day have their greetings', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 22, 23].map(dayPartOf)).toEqual([
    'night',
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
    'night',
  ]);
});

test('days that are near are said by name, whatever the hour', () => {
  const now = new Date(2026, 2, 10, 0, 30);
  expect(formatDay(new Date(2026, 2, 10, 0, 5), now, 'pt-BR')).toBe('hoje');
  expect(formatDay(new Date(2026, 2, 9, 23, 55), now, 'en-US')).toBe('yesterday');
});

test('days that are far are dates, with the year when it is another one', () => {
  const now = new Date(2026, 2, 10);
  expect(formatDay(new Date(2026, 1, 3), now, 'en-US')).toBe('Feb 3');
  expect(formatDay(new Date(2025, 11, 31), now, 'en-US')).toBe('Dec 31, 2025');
});
