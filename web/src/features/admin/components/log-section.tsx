import type { AdminLog } from '@alento/domain/admin/schema.ts';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { Button } from '#ui/button.tsx';
import { useLogPages } from '../use-admin.ts';
import { Waiting } from './waiting.tsx';

type Act = AdminLog['acts'][number];

/** What admins did. */
export function LogSection() {
  const { t } = useTranslation('admin-desk');
  const pages = useLogPages();
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{t('log.text')}</p>
      <Waiting query={pages}>
        {({ pages: loaded }) => (
          <ol aria-label={t('sections.log')} className="divide-y divide-line rounded-lg border border-line bg-surface">
            {loaded
              .flatMap(({ acts }) => acts)
              .map((act) => (
                <Entry key={act.id} act={act} />
              ))}
          </ol>
        )}
      </Waiting>
      {pages.hasNextPage && (
        <Button variant="outline" isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </div>
  );
}

function Entry({ act: { happenedAt, actor, action, subjectId, object, amount } }: { act: Act }) {
  const { t, i18n } = useTranslation('admin-desk');
  const dates = useDates();
  const numbers = useNumbers();
  const key = `log.actions.${action}`;
  const about = [object, subjectId?.slice(0, 8), amount !== null && amount > 0 ? numbers(amount) : null];
  return (
    <li className="px-4 py-3">
      {/* An act of a newer server than this page has no words yet. */}
      <p>{i18n.exists(key, { ns: 'admin-desk' }) ? t(key as ParseKeys<'admin-desk'>) : action}</p>
      <p className="text-sm wrap-anywhere text-muted">
        <bdi>{actor ?? t('log.formerly')}</bdi>
        {' · '}
        <time dateTime={happenedAt}>
          {dates.date(happenedAt)} {dates.time(happenedAt)}
        </time>
        {about.filter(Boolean).length > 0 && (
          <>
            {' · '}
            <bdi>{about.filter(Boolean).join(' · ')}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
