import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getPersonId } from '#features/account/state.ts';
import { checkConnection, isConnected, whenConnected } from '#lib/connection.ts';
import { toAppError } from '#lib/errors.ts';
import { hasUnsent } from '#lib/outbox/outbox-traces.ts';
import { ConversationStore } from './conversation/conversation-store.ts';
import { changeDraft, readDraft } from './conversation/drafts.ts';
import { announceChange } from './conversation/other-tabs.ts';
import { hasFirstWords, takeFirstWords } from './conversation/first-words.ts';
import { conversationApi } from './conversation/server.ts';
import { withOffline } from './conversation/with-offline.ts';
import { keepCopy, readAnywhere } from './read-anywhere.ts';
import { toConversation, type ConversationState } from './state.ts';
import { useInStep } from './use-in-step.ts';
import { sessionKeys } from './use-sessions.ts';

/** A conversation from the server; shown from the cache at once and refetched. */
export function useStoredConversation(sessionId: string) {
  return useQuery({
    queryKey: sessionKeys.conversation(sessionId),
    queryFn: () => readAnywhere(sessionId),
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
}

// An address that is no session's is refused as bad input; for a person it is the same.
const missing = new Set(['chat.session_not_found', 'common.invalid_input', 'common.not_found']);

export function isMissingConversation(error: unknown): boolean {
  return error !== null && missing.has(toAppError(error).code);
}

export interface OpenConversation {
  readonly store: ConversationStore;
  readonly state: ConversationState;
}

/** An open conversation: its state over time, and what can be done with it. */
export function useConversation(stored: Conversation): OpenConversation {
  const queryClient = useQueryClient();
  const [store] = useState(() => createStore(stored));
  const state = useSyncExternalStore(store.subscribe, store.getState);

  useEffect(() => {
    const last = stored.messages.at(-1);
    const isNews = !store.getState().messages.some(({ id }) => id === last?.id);
    store.take(stored);
    // Said on another device: what is answered there is followed here, too.
    if (isNews && last?.role === 'user') void store.open();
  }, [store, stored]);

  useEffect(() => {
    const recover = (): void => void store.recover();
    void store.open();
    // In development an effect runs, is undone and runs again: only what lasts sends anything.
    const sending = setTimeout(() => {
      const words = takeFirstWords(store.getState().session.id);
      if (words !== null) void store.send(words);
    });
    const stop = whenConnected(recover);
    return () => {
      clearTimeout(sending);
      stop();
      store.close();
      const left = toConversation(store.getState());
      const queryKey = sessionKeys.conversation(left.id);
      const known = queryClient.getQueryState(queryKey);
      // What was deleted, here or on another device, is not kept.
      if (known && !isMissingConversation(known.error)) queryClient.setQueryData(queryKey, left);
      void queryClient.invalidateQueries({ queryKey: sessionKeys.lists });
    };
  }, [store, queryClient]);

  useInStep(store);
  useRefreshLists(store, state);

  return { store, state };
}

/** Lists that stand beside the conversation say what has become of it, and the device has it for when there is no connection. */
function useRefreshLists(store: ConversationStore, { session: { state, title }, messages }: ConversationState): void {
  const queryClient = useQueryClient();
  const now = `${messages.at(-1)?.id} ${state} ${title}`;
  const shown = useRef(now);
  useEffect(() => {
    if (shown.current !== now) {
      void queryClient.invalidateQueries({ queryKey: sessionKeys.lists });
      keepCopy(toConversation(store.getState()));
    }
    shown.current = now;
  }, [queryClient, store, now]);
}

function createStore(conversation: Conversation): ConversationStore {
  const { id, language } = conversation;
  const unsent = hasFirstWords(id) ? null : readDraft(localStorage, id).unsent;
  const store: ConversationStore = new ConversationStore({
    conversation,
    unsent,
    api: withOffline(conversationApi(id, language), {
      loadDevice: async () => {
        const { openDeviceApi } = await import('./offline/open-device-api.ts');
        return openDeviceApi(() => store.getState(), getPersonId());
      },
      isConnected,
      checkConnection,
      hasUnsent,
    }),
    nextFrame: (callback) => void requestAnimationFrame(callback),
    keepUnsent: (message) => changeDraft(localStorage, id, { unsent: message }),
    announce: () => announceChange(id),
  });
  return store;
}
