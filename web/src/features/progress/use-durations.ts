import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { formatDuration } from './format-duration.ts';

/** Durations as the language on screen writes them. */
export function useDurations(): (seconds: number) => string {
  const { i18n } = useTranslation();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  return (seconds) => formatDuration(seconds, locale);
}
