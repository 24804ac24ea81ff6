import type { JournalEntry } from '@alento/domain/journal/schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { joinEntries } from '#lib/outbox/join-entries.ts';
import { readEntries } from './data.ts';
import { openJournal } from './open-journal.ts';

const instantOf = ({ writtenAt }: JournalEntry): string => writtenAt;

/** What a person wrote, the newest first, a page at a time: what the account has, what is on its way there, and drafts. */
export function useJournal(personId: string) {
  const { outbox, drafts } = openJournal(personId);
  const state = useSyncExternalStore(outbox.subscribe, outbox.getState, outbox.getState);
  const draftsState = useSyncExternalStore(drafts.subscribe, drafts.getState, drafts.getState);
  const query = useInfiniteQuery({
    queryKey: ['journal', personId],
    queryFn: ({ pageParam }) => readEntries(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });

  useEffect(() => {
    void outbox.flush();
    void drafts.open();
  }, [outbox, drafts]);

  // What this device could not keep stayed a draft until the account had it.
  useEffect(() => {
    for (const { id, changedAt } of state.sent) {
      const draft = drafts.getState().drafts.find((each) => each.id === id);
      if (draft && draft.changedAt <= changedAt) drafts.forget(id);
    }
  }, [drafts, state.sent]);

  const read = query.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const reaches = query.hasNextPage ? (read.at(-1)?.writtenAt ?? null) : null;
  return {
    entries: joinEntries(read, state, { instantOf, reaches }),
    drafts: draftsState,
    /** Whether an entry is on this device alone. */
    isUnsent: ({ id }: JournalEntry): boolean => state.unsent.some((each) => each.id === id),
    isReading: query.isLoading,
    isReadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    readMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    error: query.error ?? state.error,
    /** Why what was saved is neither in the account nor on this device, or not taken by the account. */
    saveError: state.error,
    keepDraft: (draft: JournalEntry) => drafts.keep(draft),
    forgetDraft: (id: string) => drafts.forget(id),
    /** Takes a draft for done. */
    save: (entry: JournalEntry) => {
      outbox.keep(entry);
      // A page that is closed at once loses nothing. Where the outbox is full or denied, the draft may still be kept.
      void outbox.areStored().then((isStored) => (isStored ? drafts.forget(entry.id) : drafts.keep(entry)));
    },
    restore: (entry: JournalEntry) => outbox.keep(entry),
    remove: (id: string) => {
      outbox.remove(id);
      drafts.forget(id);
    },
  };
}

export type JournalState = ReturnType<typeof useJournal>;
