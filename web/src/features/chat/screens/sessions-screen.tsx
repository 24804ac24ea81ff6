import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { useOnline } from '#lib/use-online.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TwoCups } from '#ui/illustrations/two-cups.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SessionList } from '../components/session-list.tsx';
import { groupSessions } from '../group-sessions.ts';
import { useFoundSessions } from '../use-found-sessions.ts';
import { useSessions } from '../use-sessions.ts';

/** A person's conversations, the last active first; or those that they archived. */
export function SessionsScreen() {
  const { t } = useTranslation(['chat', 'mood', 'common']);
  const [search] = useSearchParams();
  const isArchive = search.has('archive');
  const title = t(isArchive ? 'sessions.archiveTitle' : 'sessions.title');
  return (
    <div>
      <title>{t('common:pageTitle', { title })}</title>
      {isArchive ? (
        <>
          <PageHeader title={title} back={{ to: '/sessions', label: t('sessions.archiveBack') }} />
          <Archive />
        </>
      ) : (
        <>
          <PageHeader
            title={title}
            actions={
              // From 48rem it stands at the side.
              <ButtonLink to="/new-session" variant="secondary" size="small" className="md:hidden">
                <PlusIcon className="size-5" />
                {t('sessions.start')}
              </ButtonLink>
            }
          />
          <Conversations isSearched={search.has('search')} />
        </>
      )}
    </div>
  );
}

function Conversations({ isSearched }: { isSearched: boolean }) {
  const { t } = useTranslation(['chat', 'common']);
  const [words, setWords] = useState('');
  const [readsAll, setReadsAll] = useState(false);
  const isOnline = useOnline();
  const recent = useSessions('recent');
  const pinned = useSessions('pinned');
  const search = useFoundSessions(recent, { words, readsAll });
  const [now] = useState(() => new Date());
  const { data } = recent;

  if (data === undefined) return <Pending query={recent} />;
  if (data.sessions.length === 0) {
    return (
      <div className="mt-6">
        {!isOnline && <Banner>{t('sessions.offline')}</Banner>}
        <NoSessions />
        {data.total > 0 && <ArchiveLink />}
      </div>
    );
  }
  const shownFirst = search.isSearching ? [] : (pinned.data?.sessions ?? []);
  const found = search.isSearching
    ? search.sessions.map((session) => ({ ...session, isPinned: false }))
    : data.sessions;
  return (
    <div className="mt-6 flex flex-col gap-6">
      <div>
        <TextField
          label={t('sessions.search.label')}
          help={t('sessions.search.help')}
          type="search"
          autoFocus={isSearched}
          value={words}
          onChange={setWords}
        />
        {search.isSearching && (
          <Checkbox isSelected={readsAll} onChange={setReadsAll}>
            {t('sessions.search.words')}
          </Checkbox>
        )}
        <p role="status" className="mt-1 text-sm text-muted empty:hidden">
          {search.isSearching &&
            (search.isReading
              ? t('sessions.search.reading')
              : t('sessions.search.found', { count: search.sessions.length }))}
        </p>
      </div>
      {!isOnline && <Banner>{t('sessions.offline')}</Banner>}
      {search.error !== null && <LoadingFailed error={search.error} onRetry={search.retry} />}
      <SessionList groups={groupSessions(shownFirst, found, now)} />
      {!search.isSearching && <More query={recent} />}
      {!search.isSearching && <ArchiveLink />}
    </div>
  );
}

function Archive() {
  const { t } = useTranslation('chat');
  const query = useSessions('archived');
  const [now] = useState(() => new Date());
  if (query.data === undefined) return <Pending query={query} />;
  if (query.data.sessions.length === 0) return <p className="mt-6 text-muted">{t('sessions.archiveEmpty')}</p>;
  return (
    <div className="mt-6 flex flex-col gap-6">
      <SessionList groups={groupSessions([], query.data.sessions, now)} />
      <More query={query} />
    </div>
  );
}

type SessionsQuery = ReturnType<typeof useSessions>;

function Pending({ query }: { query: SessionsQuery }) {
  return (
    <div className="mt-6" aria-busy={query.isPending}>
      {query.isPending && <SessionSkeletons />}
      {query.isError && <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />}
    </div>
  );
}

function More({ query }: { query: SessionsQuery }) {
  const { t } = useTranslation('chat');
  const readMore = (): void => void query.fetchNextPage();
  if (query.isFetchNextPageError) return <LoadingFailed error={query.error} onRetry={readMore} />;
  return query.hasNextPage ? (
    <Button variant="outline" isFullWidth isPending={query.isFetchingNextPage} onPress={readMore}>
      {t('sessions.more')}
    </Button>
  ) : null;
}

function ArchiveLink() {
  const { t } = useTranslation('chat');
  return (
    <Link to="/sessions?archive" className="inline-flex min-h-touch items-center self-start">
      {t('sessions.archiveTitle')}
    </Link>
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
