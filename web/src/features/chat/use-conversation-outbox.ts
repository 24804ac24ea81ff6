import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { getPersonId } from '#features/account/state.ts';
import type { Entry, OutboxState } from '#lib/outbox/entry.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import { hasUnsent } from '#lib/outbox/outbox-traces.ts';
import { useOnline } from '#lib/use-online.ts';
import type { ConversationOutbox } from './offline/open-outbox.ts';
import type { WaitingExchange } from './offline/waiting-schema.ts';

const noSubscription = () => () => undefined;

/** What was said on this device and waits for the account, in all conversations; undefined while nothing may wait. */
export function useExchanges(): OutboxState<WaitingExchange> | undefined {
  return useEntries(useConversationOutbox()?.exchanges);
}

/** The conversations of which something waits: words, or a change. */
export function useWaitingSessions(): ReadonlySet<string> {
  const outbox = useConversationOutbox();
  const exchanges = useEntries(outbox?.exchanges)?.unsent;
  const changes = useEntries(outbox?.changes)?.unsent;
  return useMemo(
    () => new Set([...(exchanges ?? []), ...(changes ?? [])].map(({ sessionId }) => sessionId)),
    [exchanges, changes],
  );
}

function useConversationOutbox(): ConversationOutbox | undefined {
  const isOnline = useOnline();
  const [outbox, setOutbox] = useState<ConversationOutbox>();
  const isNeeded = outbox === undefined && (!isOnline || hasUnsent());
  useEffect(() => {
    const owner = getPersonId();
    if (!isNeeded || owner === null) return;
    const open = async (): Promise<void> => {
      const { conversationOutbox } = await import('./offline/open-outbox.ts');
      const opened = conversationOutbox(owner);
      await opened.exchanges.open();
      setOutbox(opened);
    };
    // What cannot be loaded now is tried again with the next change of the connection.
    void open().catch(() => undefined);
  }, [isNeeded]);
  return outbox;
}

function useEntries<Kept extends Entry>(entries: OutboxEntries<Kept> | undefined): OutboxState<Kept> | undefined {
  return useSyncExternalStore<OutboxState<Kept> | undefined>(entries?.subscribe ?? noSubscription, () =>
    entries?.getState(),
  );
}
