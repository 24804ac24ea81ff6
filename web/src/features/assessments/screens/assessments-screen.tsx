import { instruments } from '@alento/domain/assessments/instruments.ts';
import type { Assessment } from '@alento/domain/assessments/schema.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAge } from '#features/account/age/use-age.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AssessmentResult } from '../components/assessment-result.tsx';
import { InstrumentCard } from '../components/instrument-card.tsx';
import { useAssessments } from '../use-assessments.ts';

/** The two questionnaires: when each can be answered, what came out and how it went over time. */
export function AssessmentsScreen({ personId }: { personId: string }) {
  const { t } = useTranslation(['assessments', 'common']);
  const errorMessage = useErrorMessage();
  const [search, setSearch] = useSearchParams();
  const age = useAge();
  const { data, error, refetch, isRefetching } = useAssessments(personId);
  const isForAdults = age.data !== undefined && age.data.state !== 'adult';
  const [done] = useState(() => search.get('done'));
  const fresh = data?.find(({ id }) => id === done);

  // It is fresh once: not on a way back, and not after a reload.
  useEffect(() => {
    if (done !== null) setSearch({}, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the address is tidied once
  }, []);

  const retry = (
    <Button variant="quiet" size="small" onPress={() => void refetch()} isPending={isRefetching}>
      {t('common:retry')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} subtitle={t('text')} back={{ to: '/progress', label: t('back') }} />
      {isForAdults && <Banner>{t('adults')}</Banner>}
      {error && (
        <Banner tone="danger" action={retry}>
          {errorMessage(error)}
        </Banner>
      )}
      {fresh && <AssessmentResult assessment={fresh} />}
      {data === undefined && !error && (
        <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
          <Skeleton className="h-40 w-full rounded-lg" />
          <Skeleton className="h-40 w-full rounded-lg" />
        </div>
      )}
      {data && (!isForAdults || data.length > 0) && (
        <>
          {instruments.map((instrument) => (
            <InstrumentCard
              key={instrument}
              instrument={instrument}
              taken={data.filter((each: Assessment) => each.instrument === instrument)}
              isOpen={!isForAdults}
              personId={personId}
            />
          ))}
          <footer className="flex max-w-prose flex-col gap-2 text-sm text-muted">
            <p>{t('noDiagnosis')}</p>
            <p>{t('credit')}</p>
          </footer>
        </>
      )}
    </div>
  );
}
