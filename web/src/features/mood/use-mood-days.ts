import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#lib/dates.ts';
import { dayOf } from './date-mood.ts';

/** Names the days of moods, which run until four in the morning: until then it is still today. */
export function useMoodDays(): (day: string) => string {
  const { i18n } = useTranslation();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  return (day) => formatDay(new Date(day), dayOf(new Date()), locale);
}
