import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { checkConnection, isConnected, whenConnected } from '#lib/connection.ts';
import { changeDraft, readDraft } from './conversation/drafts.ts';
import { ConversationStore } from './conversation/conversation-store.ts';
import { TemporaryApi } from './conversation/temporary-conversation.ts';
import { clearTemporary, setTemporary, temporaryPath, temporaryStorage } from './conversation/temporary-memory.ts';
import { temporaryServer } from './conversation/server.ts';
import { withOffline } from './conversation/with-offline.ts';
import { toConversation } from './state.ts';
import type { OpenConversation } from './use-conversation.ts';

/** From help, from an exercise and from a few quiet minutes somebody comes back. */
function isHeldAt(path: string): boolean {
  if ([temporaryPath, '/help', '/help/plan'].includes(path)) return true;
  return /^\/(?:exercises|mindfulness\/(?:breathing|meditations))\//.test(path);
}

/** An open temporary conversation. It is held in memory, so that the help page may be opened and left again. */
export function useTemporaryConversation(conversation: Conversation): OpenConversation {
  const [store] = useState(() => createStore(conversation));
  const state = useSyncExternalStore(store.subscribe, store.getState);

  useEffect(() => {
    const recover = (): void => void store.recover();
    void store.open();
    const stop = whenConnected(recover);
    return () => {
      stop();
      store.close();
      // By now the address is that of the next screen.
      if (isHeldAt(window.location.pathname)) setTemporary(toConversation(store.getState()));
      else clearTemporary();
    };
  }, [store]);

  return { store, state };
}

function createStore(conversation: Conversation): ConversationStore {
  const { id, language } = conversation;
  const store: ConversationStore = new ConversationStore({
    conversation,
    unsent: readDraft(temporaryStorage, id).unsent,
    api: withOffline(new TemporaryApi(temporaryServer(id, language), () => store.getState()), {
      loadDevice: async () => {
        const { openDeviceApi } = await import('./offline/open-device-api.ts');
        return openDeviceApi(() => store.getState(), null);
      },
      isConnected,
      checkConnection,
      hasUnsent: () => false,
    }),
    nextFrame: (callback) => void requestAnimationFrame(callback),
    keepUnsent: (message) => changeDraft(temporaryStorage, id, { unsent: message }),
  });
  return store;
}

/** Asks before a conversation is left that would be gone; the way to help is always open. */
export function useLeavingTemporary(hasSpoken: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasSpoken && !isHeldAt(nextLocation.pathname) && nextLocation.pathname !== currentLocation.pathname,
  );

  useEffect(() => {
    if (!hasSpoken) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasSpoken]);

  return {
    isAsked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
