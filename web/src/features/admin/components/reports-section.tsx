import type { AdminReport } from '@alento/domain/admin/schema.ts';
import { reportStatuses } from '@alento/domain/chat/reports/schema.ts';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { saveFile } from '#platform/save-file.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FlagIcon } from '#ui/icons.tsx';
import { Select } from '#ui/select.tsx';
import { changeReport } from '../data.ts';
import { useAct } from '../use-act.ts';
import { useReportPages } from '../use-admin.ts';
import { Waiting } from './waiting.tsx';

/** Replies that people reported; what they wrote is sealed, for whom they agreed to show it to. */
export function ReportsSection() {
  const { t } = useTranslation('admin-desk');
  const pages = useReportPages();
  return (
    <Waiting query={pages}>
      {({ pages: loaded }) => {
        const reports = loaded.flatMap((page) => page.reports);
        const sealed = reports.flatMap((report) => report.sealed ?? []);
        if (reports.length === 0)
          return <EmptyState picture={<FlagIcon className="size-10" />} title={t('reports.empty')} />;
        return (
          <div className="flex flex-col gap-4">
            {sealed.length > 0 && (
              <div className="flex flex-wrap items-center gap-3">
                <Button variant="secondary" onPress={() => saveSealed(sealed)}>
                  {t('reports.save')}
                </Button>
                <p className="max-w-prose flex-[1_1_16rem] text-sm text-muted">{t('reports.saveText')}</p>
              </div>
            )}
            <ul aria-label={t('sections.reports')} className="flex flex-col gap-2.5">
              {reports.map((report) => (
                <Report key={report.id} report={report} />
              ))}
            </ul>
            {pages.hasNextPage && (
              <Button variant="outline" isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
                {t('older')}
              </Button>
            )}
          </div>
        );
      }}
    </Waiting>
  );
}

/** A line each, as `npm run operator-key -- open` takes them. */
function saveSealed(texts: readonly string[]): void {
  saveFile('alento-reports.txt', new Blob([`${texts.join('\n')}\n`], { type: 'text/plain' }));
}

function Report({ report }: { report: AdminReport }) {
  const { t } = useTranslation(['admin-desk', 'chat', 'chat-reports']);
  const dates = useDates();
  const change = useAct(changeReport);
  const { id, category, createdAt, language, model, engine, promptVersion, sealed, status } = report;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold">{t(`chat:report.categories.${category}`)}</p>
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={createdAt}>{dates.relative(createdAt)}</time>
          {' · '}
          {t(sealed === null ? 'reports.sealed' : 'reports.agreed')}
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">
          <bdi>{[language, model ?? engine, promptVersion].filter(Boolean).join(' · ')}</bdi>
        </p>
      </div>
      <Select
        label={t('reports.status')}
        isLabelHidden
        placeholder={t(`chat-reports:status.${status}`)}
        options={reportStatuses.map((each) => ({ id: each, label: t(`chat-reports:status.${each}`) }))}
        value={status}
        onChange={(chosen) => change.run({ id, status: chosen })}
        className="w-44"
      />
      {change.error !== undefined && <Banner tone="danger">{change.error}</Banner>}
    </li>
  );
}
