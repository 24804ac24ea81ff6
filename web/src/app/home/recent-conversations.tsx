import { useTranslation } from 'react-i18next';
import { useRecentSessions } from '#features/chat/use-sessions.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TwoCups } from '#ui/illustrations/two-cups.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RecentConversation } from './recent-conversation.tsx';

/** The last few conversations, and the way to all of them. */
export function RecentConversations({ count }: { count: number }) {
  // Asked for before there is a conversation to show: words that came only then would take the whole screen away.
  const { t } = useTranslation(['common', 'chat', 'mood']);
  const errorMessage = useErrorMessage();
  const { data, error, isPending, refetch, isRefetching } = useRecentSessions(count);
  return (
    <section aria-labelledby="recent-conversations">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recent-conversations" className="font-display text-xl">
          {t('home.recent.title')}
        </h2>
        {data !== undefined && data.total > 0 && (
          <Link to="/sessions" className="inline-grid min-h-11 place-items-center">
            {t('home.recent.viewAll', { count: data.total })}
          </Link>
        )}
      </div>
      {isPending && (
        <div role="status" aria-label={t('home.recent.loading')} className="mt-3 flex flex-col gap-2.5">
          <Skeleton className="h-20 w-full rounded-lg" />
          <Skeleton className="h-20 w-full rounded-lg" />
        </div>
      )}
      {error !== null && data === undefined && (
        <Banner
          tone="danger"
          className="mt-3"
          action={
            <Button variant="quiet" size="small" onPress={() => void refetch()} isPending={isRefetching}>
              {t('retry')}
            </Button>
          }
        >
          {errorMessage(error)}
        </Banner>
      )}
      {data?.total === 0 && (
        <EmptyState
          illustration={<TwoCups className="w-40" />}
          title={t('home.recent.emptyTitle')}
          text={t('home.recent.emptyText')}
        />
      )}
      {data !== undefined && data.total > 0 && (
        <ul className="mt-3 flex flex-col gap-2.5">
          {data.sessions.map((session) => (
            <li key={session.id}>
              <RecentConversation session={session} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
