import { expect, test } from 'vitest';
import {
  clampParts,
  toIsoDate,
  monthNames,
  orderOfParts,
  toDateParts,
  possibleDays,
  possibleMonths,
  possibleYears,
  toYear,
} from './date-parts.ts';

const bounds = { first: '1906-11-22', last: '2026-11-21' };
const lastDayOf = (year: number | null, month: number) => possibleDays({ year, month, day: null }, bounds).at(-1);

test.each([
  [2024, 29],
  [2023, 28],
  [2000, 29],
  [null, 29],
])('February of %s ends on the %sth', (year, last) => {
  expect(lastDayOf(year, 2)).toBe(last);
});

test('a century that four hundred does not divide has no leap day', () => {
  expect(possibleDays({ year: 1900, month: 2, day: null }, { first: '1890-01-01', last: '2026-11-21' })).toHaveLength(
    28,
  );
});

test('until a month is chosen, every day is possible', () => {
  expect(possibleDays(toDateParts(null), bounds)).toHaveLength(31);
});

test('a day that the new month or year lacks moves to the last one', () => {
  expect(clampParts({ year: 2023, month: 2, day: 29 }, bounds)).toEqual({ year: 2023, month: 2, day: 28 });
  expect(clampParts({ year: 2024, month: 4, day: 31 }, bounds)).toEqual({ year: 2024, month: 4, day: 30 });
  expect(clampParts({ year: null, month: 2, day: 31 }, bounds)).toEqual({ year: null, month: 2, day: 29 });
});

test('a possible day stays', () => {
  expect(clampParts({ year: 2024, month: 2, day: 29 }, bounds)).toEqual({ year: 2024, month: 2, day: 29 });
});

test('nothing after the last date or before the first can be chosen', () => {
  expect(possibleYears(bounds)).toEqual(expect.arrayContaining([2026, 1906]));
  expect(possibleYears(bounds)).toHaveLength(121);
  expect(possibleMonths({ year: 2026, month: null, day: null }, bounds)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(possibleDays({ year: 2026, month: 11, day: null }, bounds).at(-1)).toBe(21);
  expect(possibleDays({ year: 1906, month: 11, day: null }, bounds)[0]).toBe(22);
  expect(clampParts({ year: 2026, month: 12, day: 25 }, bounds)).toEqual({ year: 2026, month: 11, day: 21 });
  expect(clampParts({ year: 1800, month: 1, day: 1 }, bounds)).toEqual({ year: 1906, month: 11, day: 22 });
});

test.each([
  ['1994', 1994],
  [' 2026 ', 2026],
  ['١٩٩٤', 1994],
  ['94', null],
  ['19945', null],
  ['1905', null],
  ['2027', null],
  ['-199', null],
  ['', null],
])('%j is the year %s', (typed, year) => {
  expect(toYear(typed, bounds)).toBe(year);
});

test('a date is whole only with all three parts', () => {
  expect(toIsoDate({ year: 2001, month: 3, day: 9 })).toBe('2001-03-09');
  expect(toIsoDate({ year: 2001, month: null, day: 9 })).toBeNull();
  expect(toDateParts('2001-03-09')).toEqual({ year: 2001, month: 3, day: 9 });
});

test.each([
  ['pt-BR', 'day month year', 'janeiro'],
  ['en-US', 'month day year', 'January'],
  ['ja-JP', 'year month day', '1月'],
  ['hi-IN', 'day month year', 'जनवरी'],
  ['ar-EG', 'day month year', 'يناير'],
])('%s says %s', (locale, order, january) => {
  expect(orderOfParts(locale).join(' ')).toBe(order);
  expect(monthNames(locale)[0]).toBe(january);
});
