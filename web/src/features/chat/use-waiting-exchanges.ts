import type { AppError } from '@alento/domain/app-error.ts';
import { useEffect, useMemo, useRef } from 'react';
import type { ConversationStore } from './conversation/conversation-store.ts';
import { useExchanges } from './use-conversation-outbox.ts';

export interface WaitingExchanges {
  /** The messages and replies that the account does not have yet. */
  readonly ids: ReadonlySet<string>;
  /** Why the account does not take them, or the device does not keep them. */
  readonly error: AppError | null;
}

const none: WaitingExchanges = { ids: new Set(), error: null };

/** What of a conversation waits on this device. Once it has arrived, the account's state is shown. */
export function useWaitingExchanges(store: ConversationStore): WaitingExchanges {
  const state = useExchanges();
  const { id: sessionId } = store.getState().session;
  const waiting = useMemo(() => {
    const exchanges = state?.unsent.filter((exchange) => exchange.sessionId === sessionId) ?? [];
    if (exchanges.length === 0) return none;
    const ids = new Set(exchanges.flatMap(({ id, reply }) => [id, ...(reply ? [reply.id] : [])]));
    return { ids, error: state?.error ?? null };
  }, [state, sessionId]);

  const count = waiting.ids.size;
  const before = useRef(0);
  useEffect(() => {
    if (count < before.current) void store.catchUp().catch(() => undefined);
    before.current = count;
  }, [store, count]);
  return waiting;
}
