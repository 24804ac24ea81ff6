import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TwoCups } from '#ui/illustrations/two-cups.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeleteSessionDialog } from '../components/delete-session-dialog.tsx';
import { SessionCard } from '../components/session-card.tsx';
import { useSessions } from '../use-sessions.ts';

/** Every conversation of a person, newest first. */
export function SessionsScreen() {
  const { t } = useTranslation(['chat', 'mood', 'common']);
  const query = useSessions();
  const { data, isPending, isError } = query;

  return (
    <div>
      <title>{t('common:pageTitle', { title: t('sessions.title') })}</title>
      <PageHeader
        title={t('sessions.title')}
        actions={
          <ButtonLink to="/new-session" variant="secondary" size="small">
            <PlusIcon className="size-5" />
            {t('sessions.start')}
          </ButtonLink>
        }
      />
      <div className="mt-6" aria-busy={isPending}>
        {isPending && <SessionSkeletons />}
        {isError && data === undefined && <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />}
        {data !== undefined && <SessionList query={query} data={data} />}
      </div>
    </div>
  );
}

type SessionsQuery = ReturnType<typeof useSessions>;

function SessionList({ query, data }: { query: SessionsQuery; data: NonNullable<SessionsQuery['data']> }) {
  const { t } = useTranslation('chat');
  const [deletedId, setDeletedId] = useState<string | null>(null);
  return (
    <>
      {data.sessions.length === 0 ? (
        <NoSessions />
      ) : (
        <ul aria-label={t('sessions.list')} className="grid gap-3">
          {data.sessions.map((session) => (
            <li key={session.id}>
              <SessionCard session={session} onDelete={() => setDeletedId(session.id)} />
            </li>
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && <LoadingFailed error={query.error} onRetry={() => void query.fetchNextPage()} />}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button
          variant="outline"
          isFullWidth
          className="mt-5"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {t('sessions.more')}
        </Button>
      )}
      <DeleteSessionDialog sessionId={deletedId} onClose={() => setDeletedId(null)} />
    </>
  );
}

function NoSessions() {
  const { t } = useTranslation('chat');
  return (
    <EmptyState
      illustration={<TwoCups />}
      title={t('sessions.emptyTitle')}
      text={t('sessions.emptyText')}
      action={<ButtonLink to="/new-session">{t('sessions.emptyAction')}</ButtonLink>}
    />
  );
}

function LoadingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('chat');
  const errorMessage = useErrorMessage();
  return (
    <Banner
      tone="danger"
      className="mt-5"
      action={
        <Button variant="quiet" size="small" onPress={onRetry}>
          {t('session.retry')}
        </Button>
      }
    >
      {errorMessage(error)}
    </Banner>
  );
}

function SessionSkeletons() {
  const { t } = useTranslation('chat');
  return (
    <>
      <p role="status" className="sr-only">
        {t('sessions.loading')}
      </p>
      <div className="grid gap-3">
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-28 rounded-lg" />
        ))}
      </div>
    </>
  );
}
