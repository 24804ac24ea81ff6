import type { ListedSession } from '@alento/domain/chat/schema.ts';
import { findByTitle, findInWords } from './find-sessions.ts';
import { useSessionTitle } from './use-session-title.ts';
import { useReadToEnd, useSpoken, type useSessions } from './use-sessions.ts';

export interface FoundSessions {
  readonly isSearching: boolean;
  readonly sessions: readonly ListedSession[];
  /** Whether there may be more to find. */
  readonly isReading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * The conversations that contain all words of a search, among their titles and last words or, on request, in all that was
 * said. It is done on this device: what somebody looks for never leaves it.
 */
export function useFoundSessions(
  recent: ReturnType<typeof useSessions>,
  { words, readsAll }: { words: string; readsAll: boolean },
): FoundSessions {
  const titleOf = useSessionTitle();
  const isSearching = words.trim() !== '';
  const isReadingWords = isSearching && readsAll;
  const spoken = useSpoken(isReadingWords);
  useReadToEnd(recent, isSearching);

  const sessions = recent.data?.sessions ?? [];
  const byTitle = new Set(findByTitle(sessions, words, titleOf).map(({ id }) => id));
  const messages = isReadingWords ? (spoken.data?.pages.flatMap((page) => page.messages) ?? []) : [];
  const inWords = findInWords(messages, words);
  return {
    isSearching,
    sessions: isSearching ? sessions.filter(({ id }) => byTitle.has(id) || inWords.has(id)) : sessions,
    isReading: recent.hasNextPage || (isReadingWords && (spoken.isPending || spoken.hasNextPage)),
    error: spoken.error ?? (isSearching ? recent.error : null),
    retry: () => {
      if (spoken.isError) void spoken.refetch();
      if (recent.isError) void recent.fetchNextPage();
    },
  };
}
