import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import {
  formatCalendarDay,
  formatDate,
  formatDay,
  formatMonth,
  formatRelative,
  formatTime,
  formatWait,
  formatYears,
} from '#lib/dates.ts';

export interface Dates {
  time(instant: string): string;
  day(instant: string): string;
  /** A day of which it is said that something happens or happened on it. */
  date(instant: string): string;
  month(instant: string): string;
  /** A day that is no instant, such as 2025-05-22. */
  calendarDay(day: string): string;
  relative(instant: string): string;
  /** When a wait of so many seconds is over. */
  wait(seconds: number): string;
  /** So many years, as an age. */
  years(years: number): string;
}

/** Dates as the language on screen writes them. */
export function useDates(): Dates {
  const { i18n } = useTranslation();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  return {
    time: (instant) => formatTime(new Date(instant), locale),
    date: (instant) => formatDate(new Date(instant), new Date(), locale),
    day: (instant) => formatDay(new Date(instant), new Date(), locale),
    month: (instant) => formatMonth(new Date(instant), locale),
    calendarDay: (day) => formatCalendarDay(day, locale),
    relative: (instant) => formatRelative(new Date(instant), new Date(), locale),
    wait: (seconds) => formatWait(seconds, locale),
    years: (years) => formatYears(years, locale),
  };
}
