import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';

/** Numbers as the language on screen writes them. */
export function useNumbers(): (value: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(describeLanguage(i18n.resolvedLanguage ?? '').locale);
  return (value) => format.format(value);
}
