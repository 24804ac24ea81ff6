import type { NewSession, Session } from '@alento/domain/chat/schema.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteSession, listSessions, startSession, startTemporary } from './data.ts';
import { deleteDraft } from './conversation/drafts.ts';
import { clearTemporary, setTemporary } from './conversation/temporary-memory.ts';

const pageSize = 20;

export const sessionKeys = {
  lists: ['chat', 'sessions'] as const,
  conversation: (id: string) => ['chat', 'conversation', id] as const,
};

export interface SessionList {
  readonly sessions: readonly Session[];
  readonly total: number;
}

/** A person's sessions, newest first, page by page. */
export function useSessions() {
  return useInfiniteQuery({
    queryKey: [...sessionKeys.lists, 'all'],
    queryFn: ({ pageParam }) => listSessions(pageParam, pageSize),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }): SessionList => ({
      sessions: pages.flatMap((page) => page.sessions),
      total: pages.at(-1)?.total ?? 0,
    }),
  });
}

/** The newest few sessions and how many there are in all. */
export function useRecentSessions(count: number) {
  return useQuery({
    queryKey: [...sessionKeys.lists, 'recent', count],
    queryFn: () => listSessions(null, count),
    select: ({ sessions, total }): SessionList => ({ sessions, total }),
  });
}

export function useStartSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: NewSession) => startSession(input),
    onSuccess: (conversation) => {
      queryClient.setQueryData(sessionKeys.conversation(conversation.id), conversation);
      return queryClient.invalidateQueries({ queryKey: sessionKeys.lists });
    },
  });
}

/** Starts a conversation that is kept nowhere but in this page. */
export function useStartTemporary() {
  return useMutation({
    mutationFn: (input: NewSession) => startTemporary(input),
    onSuccess: (conversation) => {
      clearTemporary();
      setTemporary(conversation);
    },
    // Nothing of it stays among what was fetched.
    gcTime: 0,
  });
}

export function useDeleteSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteSession(id),
    onSuccess: (_nothing, id) => {
      deleteDraft(localStorage, id);
      queryClient.removeQueries({ queryKey: sessionKeys.conversation(id) });
      return queryClient.invalidateQueries({ queryKey: sessionKeys.lists });
    },
  });
}
