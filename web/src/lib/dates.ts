const day = 24 * 60 * 60 * 1000;

/** Midnights between two instants, in the person's own time zone. */
export function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(later) - midnight(earlier)) / day);
}

/** The day that it is where the person is, such as 2025-05-22. */
export function today(): string {
  return toCalendarDay(new Date());
}

export function formatTime(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
}

/** A day: "12 November", with the year if it is another one. */
export function formatDate(date: Date, now: Date, locale: string): string {
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year }).format(date);
}

/** A month of a year as a heading: "November 2026". */
export function formatMonth(date: Date, locale: string): string {
  return capitalize(new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(date), locale);
}

/** A day of the calendar, the same wherever it is read: "22 May 2025". */
export function formatCalendarDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** The day of the calendar that an instant falls on where the reader is, such as 2026-11-22. */
export function toCalendarDay(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** A day as a heading: "today", "yesterday", "Monday", "12 November". */
export function formatDay(date: Date, now: Date, locale: string): string {
  const days = daysBetween(date, now);
  if (days < 2)
    return capitalize(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day'), locale);
  if (days < 7) return capitalize(new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(date), locale);
  return formatDate(date, now, locale);
}

/** How long ago something was, in a few words: "now", "5 minutes ago", "yesterday", "12 November". */
export function formatRelative(date: Date, now: Date, locale: string): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return relative.format(0, 'second');
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const days = daysBetween(date, now);
  if (days === 0) return relative.format(-Math.floor(minutes / 60), 'hour');
  return days < 7 ? relative.format(-days, 'day') : formatDate(date, now, locale);
}

/** When a wait is over: "in 45 seconds", "in 12 minutes". */
export function formatWait(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale);
  return seconds < 100 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}

function capitalize(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** A person's age in words: "24 years". */
export function formatYears(years: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years);
}
