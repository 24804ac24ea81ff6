import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoods } from '#features/mood/use-moods.ts';
import { daysBetween } from '#lib/dates.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BeginWriting } from '../components/begin-writing.tsx';
import { DraftList } from '../components/draft-list.tsx';
import { EntryList } from '../components/entry-list.tsx';
import { findEntries } from '../find-entries.ts';
import { useJournal } from '../use-journal.ts';

/** The journal: ways to begin, what is not finished, and all that was written, to search on this device. */
export function JournalScreen({ personId }: { personId: string }) {
  const { t } = useTranslation(['journal', 'journal-entry', 'common']);
  const errorMessage = useErrorMessage();
  const journal = useJournal(personId);
  const [latestMood] = useMoods(personId).moods;
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const found = findEntries(journal.entries, search);
  const { hasMore, isReadingMore, readMore } = journal;
  const isEmpty = !journal.isReading && journal.error === null && journal.entries.length === 0;

  // The words are readable on this device alone, so a search has to have all of them here.
  useEffect(() => {
    if (isSearching && hasMore && !isReadingMore && journal.error === null) readMore();
  }, [isSearching, hasMore, isReadingMore, readMore, journal.error]);

  return (
    <div className="flex flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} subtitle={t('text')} back={{ to: '/app', label: t('back') }} />
      <DraftList drafts={journal.drafts.drafts} onForget={journal.forgetDraft} />
      <BeginWriting mood={latestMood && isOfToday(latestMood.recordedAt) ? latestMood.mood : null} />
      {journal.error !== null && (
        <Banner
          tone="danger"
          action={
            <Button variant="quiet" size="small" onPress={journal.retry}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorMessage(journal.error)}
        </Banner>
      )}
      {journal.isReading && journal.entries.length === 0 && (
        <div role="status" aria-label={t('loading')} className="flex flex-col gap-2.5">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-24 rounded-lg" />
          ))}
        </div>
      )}
      {isEmpty && <EmptyState picture="🌿" title={t('empty.title')} text={t('empty.text')} />}
      {journal.entries.length > 0 && (
        <>
          <TextField
            label={t('search.label')}
            type="search"
            value={search}
            onChange={setSearch}
            help={t('search.help')}
          />
          <p role="status" className="-mt-5 text-sm text-muted empty:hidden">
            {isSearching && (hasMore ? t('loading') : t('search.found', { count: found.length }))}
          </p>
        </>
      )}
      <EntryList entries={found} isUnsent={journal.isUnsent} />
      {hasMore && !isSearching && (
        <Button variant="outline" isFullWidth isPending={isReadingMore} onPress={readMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function isOfToday(instant: string): boolean {
  return daysBetween(new Date(instant), new Date()) === 0;
}
