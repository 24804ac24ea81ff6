import { reviewWeek } from '@alento/domain/progress/weekly-review.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { WeekSentences } from '../components/week-sentences.tsx';
import { useWeek } from '../use-insights.ts';

/** The last whole week in plain words. */
export function WeekScreen() {
  const { t, i18n } = useTranslation(['progress-insights', 'common']);
  const errorMessage = useErrorMessage();
  const { data, error, refetch, isRefetching } = useWeek();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const review = data && reviewWeek(data);
  const range = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div className="flex flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('more.week') })}</title>
      <PageHeader
        title={t('more.week')}
        subtitle={review && range.formatRange(Date.parse(review.monday), Date.parse(review.sunday))}
        back={{ to: '/progress', label: t('review.back') }}
      />
      {error && (
        <Banner
          tone="danger"
          action={
            <Button variant="quiet" size="small" onPress={() => void refetch()} isPending={isRefetching}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorMessage(error)}
        </Banner>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-48 w-full rounded-lg" />
        </div>
      )}
      {review && (
        <Card>
          <WeekSentences review={review} />
        </Card>
      )}
    </div>
  );
}
