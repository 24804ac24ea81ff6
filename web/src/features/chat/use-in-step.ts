import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ConversationStore } from './conversation/conversation-store.ts';
import { watchChanges } from './conversation/other-tabs.ts';
import { sessionKeys } from './use-sessions.ts';

/** Coming back to a window is told by several events at once. */
const pauseMs = 2_000;

/**
 * Keeps an open conversation as it is elsewhere: at once with the other tabs of this browser, and with other devices
 * whenever somebody comes back to this window.
 */
export function useInStep(store: ConversationStore): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let lastAt = Date.now();
    // What could not be read stays as it was; the next occasion tries again.
    const catchUp = (): void => void store.catchUp().catch(() => undefined);
    const handleReturn = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - lastAt < pauseMs) return;
      lastAt = Date.now();
      catchUp();
    };
    const unwatch = watchChanges((id) => {
      if (id === store.getState().session.id) catchUp();
      void queryClient.invalidateQueries({ queryKey: sessionKeys.lists });
    });
    window.addEventListener('focus', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      unwatch();
      window.removeEventListener('focus', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [store, queryClient]);
}
