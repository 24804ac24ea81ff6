import { weekdays, type Weekday } from '@alento/domain/reminders/schema.ts';

export interface NamedWeekday {
  day: Weekday;
  /** "Mon" */
  name: string;
}

/** 1 January 2024 was a Monday. */
const dateOf = (day: Weekday): Date => new Date(Date.UTC(2024, 0, day));

/** The days of the week with their short names, from the one that begins it where the locale is spoken. */
export function orderWeekdays(locale: string): NamedWeekday[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const first = firstDayOf(locale);
  const ordered = [...weekdays.filter((day) => day >= first), ...weekdays.filter((day) => day < first)];
  // A full stop is for the middle of a sentence.
  return ordered.map((day) => ({ day, name: format.format(dateOf(day)).replace(/\.$/, '') }));
}

/** ECMA-402 has it as a method; some browsers still as a property, and some not at all. */
function firstDayOf(tag: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(tag);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

interface WeekInfo {
  firstDay: number;
}
