import { useTranslation } from 'react-i18next';
import { useEntitlement } from '#features/billing/use-entitlement.ts';
import { useDates } from '#lib/use-dates.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PrintIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PatternReport } from '../components/pattern-report.tsx';
import { usePatterns } from '../use-insights.ts';
import { useProgress } from '../use-progress.ts';

/** Patterns of a year, to read and to print; open to whoever has Premium, and to everybody where nothing is sold. */
export function PatternsScreen() {
  const { t } = useTranslation(['progress-insights', 'common']);
  const { calendarDay } = useDates();
  const errorMessage = useErrorMessage();
  const { isPremium, isSettled } = useEntitlement();
  const progress = useProgress();
  const patterns = usePatterns(isPremium);
  const error = progress.error ?? patterns.error;
  const isReady = progress.data !== undefined && patterns.data !== undefined;
  const retry = (): void => {
    void progress.refetch();
    void patterns.refetch();
  };
  return (
    <div data-wide="" data-report="" className="flex flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('more.patterns') })}</title>
      <PageHeader
        title={t('more.patterns')}
        subtitle={t('patterns.text')}
        back={{ to: '/progress', label: t('review.back') }}
        actions={
          isPremium &&
          isReady && (
            <Button variant="quiet" size="small" className="print:hidden" onPress={() => window.print()}>
              <PrintIcon className="size-5" />
              {t('patterns.print')}
            </Button>
          )
        }
      />
      {!isPremium && isSettled && (
        <EmptyState
          picture="🌿"
          title={t('patterns.premium.title')}
          text={t('patterns.premium.text')}
          action={<ButtonLink to="/premium">{t('patterns.premium.action')}</ButtonLink>}
        />
      )}
      {isPremium && error && (
        <Banner
          tone="danger"
          action={
            <Button variant="quiet" size="small" onPress={retry}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorMessage(error)}
        </Banner>
      )}
      {!isReady && !error && (isPremium || !isSettled) && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-80 w-full rounded-lg" />
        </div>
      )}
      {isPremium && progress.data && patterns.data && (
        <>
          <p className="hidden text-sm print:block">{t('patterns.made', { day: calendarDay(progress.data.today) })}</p>
          <PatternReport patterns={patterns.data} progress={progress.data} />
        </>
      )}
    </div>
  );
}
