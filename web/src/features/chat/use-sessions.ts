import type { ListedSession, SessionView } from '@alento/domain/chat/schema.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listSpoken } from './data.ts';
import { listAnywhere } from './list-anywhere.ts';

const pageSize = 20;

const titleIntervalMs = 4000;
const titleDueMs = 40_000;

export const sessionKeys = {
  lists: ['chat', 'sessions'] as const,
  conversation: (id: string) => ['chat', 'conversation', id] as const,
};

/** Another device may have begun a conversation since: a list is asked for again whenever somebody looks at it. */
const alwaysFresh = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

export interface SessionList {
  readonly sessions: readonly ListedSession[];
  readonly total: number;
}

interface SessionsOptions {
  /** Asks again while a conversation may be about to get its title. */
  awaitsTitles?: boolean;
}

/** A person's sessions, the last active first, page by page. */
export function useSessions(view: SessionView, { awaitsTitles = false }: SessionsOptions = {}) {
  return useInfiniteQuery({
    queryKey: [...sessionKeys.lists, view],
    queryFn: ({ pageParam }) => listAnywhere(pageParam, pageSize, view),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...alwaysFresh,
    refetchInterval: ({ state }) =>
      awaitsTitles && isTitleDue(state.data?.pages[0]?.sessions[0], Date.now()) && titleIntervalMs,
    select: ({ pages }): SessionList => ({
      sessions: pages.flatMap((page) => page.sessions),
      total: pages.at(-1)?.total ?? 0,
    }),
  });
}

/** Whether a title is on its way: one is made in the background after a reply. */
function isTitleDue(latest: ListedSession | undefined, now: number): boolean {
  return latest?.title === null && now - Date.parse(latest.lastActivityAt) < titleDueMs;
}

/** The newest few sessions and how many there are in all. */
export function useRecentSessions(count: number) {
  return useQuery({
    queryKey: [...sessionKeys.lists, 'recent', count],
    queryFn: () => listAnywhere(null, count),
    ...alwaysFresh,
    select: ({ sessions, total }): SessionList => ({ sessions, total }),
  });
}

/** All that was said, read to its end as long as it is wanted: a search needs the whole of it on this device. */
export function useSpoken(isWanted: boolean) {
  const query = useInfiniteQuery({
    queryKey: [...sessionKeys.lists, 'spoken'],
    queryFn: ({ pageParam }) => listSpoken(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    enabled: isWanted,
    // What was said does not stay in memory longer than the screen.
    gcTime: 0,
  });
  useReadToEnd(query, isWanted);
  return query;
}

type Paged = Pick<ReturnType<typeof useInfiniteQuery>, 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'>;

/** Reads one page after the other as long as that is wanted. */
export function useReadToEnd({ hasNextPage, isFetching, isError, fetchNextPage }: Paged, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetching, isError, fetchNextPage]);
}
