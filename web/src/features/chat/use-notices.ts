import { sittingGapMs } from '@alento/domain/chat/notices/limits.ts';
import type { Notice } from '@alento/domain/chat/notices/schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { currentLanguage } from '#lib/i18n.ts';
import { showNotices } from './data.ts';
import type { ConversationState } from './state.ts';

const none: readonly Notice[] = [];

/** The notices of a conversation; after each exchange the server is asked whether one is due. */
export function useNotices({ session, messages, reply, pending }: ConversationState): readonly Notice[] {
  const last = messages.at(-1);
  const { data } = useQuery({
    queryKey: ['notices', session.id, last?.id],
    queryFn: () => showNotices(session.id, currentLanguage()),
    enabled: reply === null && pending === null && last?.role === 'assistant',
    placeholderData: keepPreviousData,
    // Until the next exchange nothing new is due to whoever stays. Whoever comes back after a pause is told again:
    // what was answered is forgotten long before a pause is one.
    staleTime: Infinity,
    gcTime: sittingGapMs / 3,
    // The next exchange asks again.
    retry: false,
  });
  return data ?? none;
}
