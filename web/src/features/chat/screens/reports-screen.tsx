import type { OwnReport } from '@alento/domain/chat/reports/schema.ts';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FlagIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ReportItem } from '../components/report-item.tsx';
import { useReports } from '../use-reports.ts';

/** What the person reported, and what became of it. */
export function ReportsScreen() {
  const { t } = useTranslation(['chat-reports', 'chat', 'common']);
  const errorMessage = useErrorMessage();
  const { data, error, isPending, refetch, isRefetching } = useReports();
  return (
    <div className="flex flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} back={{ to: '/settings', label: t('back') }} />
      <p className="-mt-5 max-w-prose text-muted">{t('text')}</p>
      {isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-28 w-full rounded-lg" />
        </div>
      )}
      {error !== null && (
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
      {data !== undefined && <Reports reports={data} />}
    </div>
  );
}

function Reports({ reports }: { reports: readonly OwnReport[] }) {
  const { t } = useTranslation('chat-reports');
  if (reports.length === 0) {
    return <EmptyState picture={<FlagIcon className="size-10" />} title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <ul aria-label={t('title')} className="flex flex-col gap-2.5">
      {reports.map((report) => (
        <ReportItem key={report.id} report={report} />
      ))}
    </ul>
  );
}
