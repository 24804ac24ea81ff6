import { expect, test } from 'vitest';
import { orderWeekdays } from './order-weekdays.ts';

test.each([
  ['de-DE', 1, 'Mo'],
  ['en-US', 7, 'Sun'],
  ['pt-BR', 7, 'dom'],
  ['ar-EG', 6, 'السبت'],
])('the week of %s begins on day %i', (locale, day, name) => {
  const week = orderWeekdays(locale);
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({ day, name });
});
