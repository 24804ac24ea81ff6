import { useEffect, useState, useSyncExternalStore } from 'react';
import { getPersonId } from '#features/account/state.ts';
import type { OutboxState } from '#lib/outbox/entry.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import { hasUnsent } from '#lib/outbox/outbox-traces.ts';
import { useOnline } from '#lib/use-online.ts';
import type { WaitingExchange } from './offline/waiting-schema.ts';

const noSubscription = () => () => undefined;

/** What was said on this device and waits for the account, in all conversations; undefined while nothing may wait. */
export function useExchanges(): OutboxState<WaitingExchange> | undefined {
  const isOnline = useOnline();
  const [entries, setEntries] = useState<OutboxEntries<WaitingExchange> | null>(null);
  const isNeeded = entries === null && (!isOnline || hasUnsent());
  useEffect(() => {
    const owner = getPersonId();
    if (!isNeeded || owner === null) return;
    const open = async (): Promise<void> => {
      const { conversationOutbox } = await import('./offline/open-outbox.ts');
      const { exchanges } = conversationOutbox(owner);
      await exchanges.open();
      setEntries(exchanges);
    };
    // What cannot be loaded now is tried again with the next change of the connection.
    void open().catch(() => undefined);
  }, [isNeeded]);
  return useSyncExternalStore<OutboxState<WaitingExchange> | undefined>(entries?.subscribe ?? noSubscription, () =>
    entries?.getState(),
  );
}
