import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { readMoods } from './data.ts';
import { joinEntries } from '#lib/outbox/join-entries.ts';
import { moodOutbox } from './open-outbox.ts';

/** A person's moods, felt last first, a page at a time: what the account has, and what is on its way there. */
export function useMoods(personId: string) {
  const outbox = moodOutbox(personId);
  const state = useSyncExternalStore(outbox.subscribe, outbox.getState, outbox.getState);
  const query = useInfiniteQuery({
    queryKey: ['moods', personId],
    queryFn: ({ pageParam }) => readMoods(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });

  useEffect(() => void outbox.flush(), [outbox]);

  const read = query.data?.pages.flatMap(({ moods }) => moods) ?? [];
  const reaches = query.hasNextPage ? (read.at(-1)?.recordedAt ?? null) : null;
  return {
    moods: joinEntries(read, state, { instantOf: ({ recordedAt }) => recordedAt, reaches }),
    /** Whether a mood is on this device alone. */
    isUnsent: ({ id }: MoodEntry): boolean => state.unsent.some((each) => each.id === id),
    isReading: query.isPending,
    isReadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    readMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    error: query.error ?? state.error,
    keep: (mood: MoodEntry) => outbox.keep(mood),
    remove: (id: string) => outbox.remove(id),
  };
}
