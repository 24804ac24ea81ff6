import { getRemaining } from '@alento/domain/billing/trial.ts';
import type { Money } from '@alento/domain/billing/prices.ts';
import { formatMoney } from '@alento/domain/common/format.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';

export interface PlanWords {
  money(money: Money): string;
  percent(share: number): string;
  /** A day and a time, as a moment that something ends at. */
  moment(instant: string): string;
  day(instant: string): string;
  /** What is left until an instant: days, hours and minutes. */
  left(end: Date, now: Date): string;
}

/** Prices and moments of plans, as the language on screen writes them. */
export function usePlanWords(): PlanWords {
  const { t, i18n } = useTranslation('billing');
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const unit = (value: number, of: 'day' | 'hour' | 'minute'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: of, unitDisplay: 'long' }).format(value);
  return {
    money: ({ amount, currency }) => formatMoney(amount, currency, locale),
    percent: (share) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    moment: (instant) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant)),
    day: (instant) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(instant)),
    left: (end, now) => {
      const { days, hours, minutes, isLessThanHour } = getRemaining(end, now);
      if (isLessThanHour) return t('trial.lessThanHour');
      const parts = [days > 0 && unit(days, 'day'), unit(hours, 'hour'), unit(minutes, 'minute')].filter(
        (part) => part !== false,
      );
      return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts);
    },
  };
}
