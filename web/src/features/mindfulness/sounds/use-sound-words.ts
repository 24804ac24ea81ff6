import { type Mix, soundsIn } from '@alento/domain/mindfulness/sound-mix.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';

/** What is said of sounds in the language on screen. */
export function useSoundWords() {
  const { t, i18n } = useTranslation('mindfulness-sounds');
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const unit = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const minutes = (count: number): string => unit.format(count);
  return {
    /** The names of a mix's sounds, one after the other. */
    names: (mix: Mix): string => list.format(soundsIn(mix).map((id) => t(`name.${id}`))),
    minutes,
    /** How long the timer goes on, in whole minutes; the last one is said as such. */
    left: (seconds: number): string =>
      seconds <= 60 ? t('timer.lastMinute') : t('timer.left', { time: minutes(Math.ceil(seconds / 60)) }),
  };
}
