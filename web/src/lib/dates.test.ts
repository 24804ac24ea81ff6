import { expect, test } from 'vitest';
import { daysBetween, formatDay, formatRelative, formatCalendarDay, formatWait } from './dates.ts';

const now = new Date(2026, 10, 21, 9, 30);

test('days are counted by midnights, not by hours', () => {
  expect(daysBetween(new Date(2026, 10, 20, 23, 59), now)).toBe(1);
  expect(daysBetween(new Date(2026, 10, 21, 0, 1), now)).toBe(0);
});

test.each([
  [new Date(2026, 10, 21, 9, 29, 50), 'agora', 'now'],
  [new Date(2026, 10, 21, 9, 25), 'há 5 minutos', '5 minutes ago'],
  [new Date(2026, 10, 21, 7, 0), 'há 2 horas', '2 hours ago'],
  [new Date(2026, 10, 20, 23, 0), 'ontem', 'yesterday'],
  [new Date(2026, 10, 12, 9, 0), '12 de novembro', 'November 12'],
  [new Date(2025, 10, 12, 9, 0), '12 de novembro de 2025', 'November 12, 2025'],
])('%s is said as "%s" and "%s"', (date, portuguese, english) => {
  expect(formatRelative(date, now, 'pt-BR')).toBe(portuguese);
  expect(formatRelative(date, now, 'en-US')).toBe(english);
});

test('a clock that is a little ahead says now', () => {
  expect(formatRelative(new Date(2026, 10, 21, 9, 31), now, 'en-US')).toBe('now');
});

test('a day is named as near as it is', () => {
  expect(formatDay(now, now, 'pt-BR')).toBe('Hoje');
  expect(formatDay(new Date(2026, 10, 20), now, 'en-US')).toBe('Yesterday');
  expect(formatDay(new Date(2026, 10, 17), now, 'pt-BR')).toBe('Terça-feira');
  expect(formatDay(new Date(2026, 9, 2), now, 'en-US')).toBe('October 2');
});

test('a day of the calendar is the same day in every time zone', () => {
  expect(formatCalendarDay('2025-05-22', 'pt-BR')).toBe('22 de maio de 2025');
  expect(formatCalendarDay('2025-05-22', 'en-US')).toBe('May 22, 2025');
});

test('a wait is said in seconds while they are few, and never too short', () => {
  expect(formatWait(45, 'en-US')).toBe('in 45 seconds');
  expect(formatWait(61 * 10, 'pt-BR')).toBe('em 11 minutos');
});
