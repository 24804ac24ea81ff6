import type { WeeklyReview } from '@alento/domain/progress/weekly-review.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { useDurations } from '../use-durations.ts';

/** A week in a few sentences, each of them true; what was not, is not mentioned. */
export function WeekSentences({ review }: { review: WeeklyReview }) {
  const { t, i18n } = useTranslation('progress-insights');
  const duration = useDurations();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const weekday = (day: string): string =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  if (review.activeDays === 0) return <p className="max-w-prose text-lg">{t('review.quiet')}</p>;
  const paragraphs = [
    [
      t('review.active', { count: review.activeDays }),
      review.compared === null ? '' : t(`review.compared.${review.compared}`),
    ],
    [
      review.conversations > 0 ? t('review.conversations', { count: review.conversations }) : '',
      review.seconds >= 60 ? t('review.time', { time: duration(review.seconds) }) : '',
      review.practices > 0 ? t('review.practices', { count: review.practices }) : '',
    ],
    [
      review.checkIns > 0 ? t('review.checkIns', { count: review.checkIns }) : '',
      review.mostDays === null ? '' : t(`review.most.${review.mostDays}`),
      review.lightestDay === null ? '' : t('review.lightest', { day: weekday(review.lightestDay) }),
    ],
  ].map((sentences) => sentences.filter(Boolean));
  return (
    <div className="flex max-w-prose flex-col gap-4 text-lg">
      {paragraphs
        .filter((sentences) => sentences.length > 0)
        .map((sentences) => (
          <p key={sentences[0]}>{sentences.join(' ')}</p>
        ))}
    </div>
  );
}
