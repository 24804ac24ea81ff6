import type { OwnReport } from '@alento/domain/chat/reports/schema.ts';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';

/** One report: what it is about, what went along, and what became of it. */
export function ReportItem({ report }: { report: OwnReport }) {
  const { category, comment, createdAt, isShared, reply, status } = report;
  const { t } = useTranslation(['chat-reports', 'chat']);
  const dates = useDates();
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface px-5 py-4">
      <div>
        <p className="font-semibold">{t(`chat:report.categories.${category}`)}</p>
        <p className="mt-0.5 text-sm text-muted">
          {t(`status.${status}`)}
          <span aria-hidden="true">{' · '}</span>
          <time dateTime={createdAt}>{dates.relative(createdAt)}</time>
        </p>
      </div>
      {comment !== null && <Text label={t('comment')} text={comment} />}
      {reply !== null && <Text label={t('reply')} text={reply} />}
      {(comment !== null || reply !== null) && (
        <p className="text-sm text-muted">{t(isShared ? 'shared' : 'private')}</p>
      )}
    </li>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  );
}
