import { toPlainDigits } from '#ui/plain-digits.ts';

/** A date while it is being put together. */
export interface DateParts {
  year: number | null;
  /** From 1. */
  month: number | null;
  day: number | null;
}

export interface DateBounds {
  /** The first and the last date that can be chosen, as `YYYY-MM-DD`. */
  first: string;
  last: string;
}

export type DatePart = keyof DateParts;

/** A leap year, so that without a year every day that a month can have is possible. */
const anyYear = 2000;

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function split(date: string): Record<DatePart, number> {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** A typed year, in whatever digits; null as long as it is not whole, or none that can be chosen. */
export function toYear(typed: string, { first, last }: DateBounds): number | null {
  const digits = toPlainDigits(typed);
  const year = Number(digits);
  return /^\d{4}$/.test(digits) && year >= split(first).year && year <= split(last).year ? year : null;
}

/** A typed day; null if the month, or the year, has none like it. */
export function toDay(typed: string, parts: DateParts, bounds: DateBounds): number | null {
  const digits = toPlainDigits(typed);
  const day = Number(digits);
  return /^\d{1,2}$/.test(digits) && possibleDays(parts, bounds).includes(day) ? day : null;
}

export function possibleMonths({ year }: DateParts, bounds: DateBounds): number[] {
  const [first, last] = [split(bounds.first), split(bounds.last)];
  return range(year === first.year ? first.month : 1, year === last.year ? last.month : 12);
}

export function possibleDays({ year, month }: DateParts, bounds: DateBounds): number[] {
  if (month === null) return range(1, 31);
  const [first, last] = [split(bounds.first), split(bounds.last)];
  const starts = year === first.year && month === first.month ? first.day : 1;
  const ends = year === last.year && month === last.month ? last.day : daysInMonth(year ?? anyYear, month);
  return range(starts, ends);
}

/** The date once it is whole, as `YYYY-MM-DD`. */
export function toIsoDate({ year, month, day }: DateParts): string | null {
  if (year === null || month === null || day === null) return null;
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

export function toDateParts(date: string | null): DateParts {
  return date === null ? { year: null, month: null, day: null } : split(date);
}

const sample = new Date(Date.UTC(2000, 0, 15));

/** The order in which people who speak this way say a date. */
export function orderOfParts(locale: string): DatePart[] {
  const options = { year: 'numeric', month: 'long', day: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const;
  const order = new Intl.DateTimeFormat(locale, options).formatToParts(sample).map(({ type }) => type);
  return order.filter((type): type is DatePart => type === 'year' || type === 'month' || type === 'day');
}

export function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', calendar: 'gregory', timeZone: 'UTC' });
  return range(0, 11).map((month) => format.format(Date.UTC(anyYear, month, 15)));
}
