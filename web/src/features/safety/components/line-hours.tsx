import type { Line } from '@alento/safety/help-lines/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { formatHours } from '../format-hours.ts';

/** When a line answers. */
export function LineHours({ line: { hours, site } }: { line: Line }) {
  const { t, i18n } = useTranslation('safety');
  if (hours === null) return t(site === undefined ? 'hours.unknown' : 'hours.onSite');
  if (hours === 'always') return t('hours.always');
  const { isDaily, ...words } = formatHours(hours, describeLanguage(i18n.resolvedLanguage ?? '').locale);
  return isDaily ? t('hours.daily', words) : t('hours.range', words);
}
