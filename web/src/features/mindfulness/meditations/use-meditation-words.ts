import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';

/** Times of meditations in the language on screen. */
export function useMeditationWords() {
  const { t, i18n } = useTranslation(['mindfulness-meditations', 'mindfulness', 'mindfulness-sounds']);
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const unit = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(locale);
  return {
    t,
    minutes: (count: number): string => unit.format(count),
    /** Minutes and seconds, as a clock shows them: `2:05`. */
    clock(seconds: number): string {
      const whole = Math.max(0, Math.round(seconds));
      return `${one.format(Math.floor(whole / 60))}:${two.format(whole % 60)}`;
    },
  };
}
