import { useTranslation } from 'react-i18next';
import { FindingsSection } from '#features/account/health/components/findings-section.tsx';
import { ReportCard } from '#features/account/health/components/report-card.tsx';
import { useCheck } from '#features/account/health/use-check.ts';
import { writeReport } from '#features/account/health/write-report.ts';
import { useAccount } from '#features/account/use-account.ts';
import { Button } from '#ui/button.tsx';
import { RefreshIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** How everything is that Alento needs to work for a person: account, device, server. */
export function UserCheckerScreen() {
  const { t } = useTranslation(['account-health', 'common']);
  const account = useAccount();
  const { data, isFetching, refetch, dataUpdatedAt } = useCheck(account);
  const findings = data ? [...data.account, ...data.device, ...data.server] : [];
  const worthLooking = findings.filter(({ verdict }) => verdict === 'look').length;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-10">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <div>
        <h1 className="font-display text-4xl">{t('title')}</h1>
        <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold">
            {!data && t('checking')}
            {data && (worthLooking === 0 ? t('summary.fine') : t('summary.look', { number: worthLooking }))}
          </p>
          <Button variant="outline" size="small" onPress={() => void refetch()} isPending={isFetching}>
            {!isFetching && <RefreshIcon className="size-5" />}
            {t('again')}
          </Button>
        </div>
      </div>
      {data ? (
        <>
          <FindingsSection id="account" findings={data.account} />
          <FindingsSection id="device" findings={data.device} />
          <FindingsSection id="server" findings={data.server} />
          <ReportCard report={writeReport(findings, new Date(dataUpdatedAt))} />
          {data.isAdmin && <AdminLink />}
        </>
      ) : (
        <Skeleton className="h-96 w-full rounded-lg" />
      )}
    </div>
  );
}

function AdminLink() {
  const { t } = useTranslation('admin-desk');
  return (
    <ButtonLink to="/admin/accounts" variant="secondary" className="self-start">
      {t('title')}
    </ButtonLink>
  );
}
