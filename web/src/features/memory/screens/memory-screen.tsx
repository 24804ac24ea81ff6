import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CloudIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ConsentSwitch } from '../components/consent-switch.tsx';
import { MemorySection } from '../components/memory-section.tsx';
import { useMemories } from '../use-memories.ts';

/** What Alento remembers of the person, and whether it may. */
export function MemoryScreen() {
  const { t } = useTranslation(['memory', 'common']);
  const errorMessage = useErrorMessage();
  const { data, error, refetch, isRefetching } = useMemories();
  const retry = (
    <Button variant="quiet" size="small" onPress={() => void refetch()} isPending={isRefetching}>
      {t('common:retry')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} back={{ to: '/settings', label: t('back') }} />
      <p className="-mt-5 max-w-prose text-muted">{t('text')}</p>
      {data === undefined && error === null && <Opening />}
      {data === undefined && error !== null && (
        <EmptyState picture={<CloudIcon className="size-10" />} title={errorMessage(error)} action={retry} />
      )}
      {data !== undefined && error !== null && (
        <Banner tone="danger" action={retry}>
          {errorMessage(error)}
        </Banner>
      )}
      {data !== undefined && (
        <>
          <ConsentSwitch list={data} />
          <MemorySection list={data} />
        </>
      )}
    </div>
  );
}

function Opening() {
  const { t } = useTranslation('memory');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-8">
      <Skeleton className="h-72 w-full rounded-lg" />
      <Skeleton className="h-20 w-full rounded-lg" />
    </div>
  );
}
