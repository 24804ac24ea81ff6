import { expect, test } from 'vitest';
import {
  toIsoDate,
  monthNames,
  orderOfParts,
  toDateParts,
  possibleDays,
  possibleMonths,
  toDay,
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

test('nothing after the last date or before the first can be chosen', () => {
  expect(possibleMonths({ year: 2026, month: null, day: null }, bounds)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(possibleDays({ year: 2026, month: 11, day: null }, bounds).at(-1)).toBe(21);
  expect(possibleDays({ year: 1906, month: 11, day: null }, bounds)[0]).toBe(22);
});

test.each([
  ['9', 9],
  ['09', 9],
  ['٢٩', 29],
  ['0', null],
  ['30', null],
  ['1.', null],
  ['', null],
])('%j is the day %s of a February', (typed, day) => {
  expect(toDay(typed, { year: 2004, month: 2, day: null }, bounds)).toBe(day);
});

test('a common year has no 29 February', () => {
  expect(toDay('29', { year: 2003, month: 2, day: null }, bounds)).toBeNull();
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
