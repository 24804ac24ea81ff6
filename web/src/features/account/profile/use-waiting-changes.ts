import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { showProfile } from '#features/account/state.ts';
import { hasUnsent } from '#lib/outbox/outbox-traces.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import { useOnline } from '#lib/use-online.ts';
import type { FieldChange } from './open-outbox.ts';
import { profileKey } from './profile-key.ts';

const noSubscription = () => () => undefined;

/** What was changed of a profile on this device alone, and the way to take it back. */
export function useWaitingChanges(personId: string) {
  const queries = useQueryClient();
  const isOnline = useOnline();
  const [entries, setEntries] = useState<OutboxEntries<FieldChange> | null>(null);
  const isNeeded = entries === null && (!isOnline || hasUnsent());
  useEffect(() => {
    if (!isNeeded) return;
    // What cannot be loaded now is tried again with the next change of the connection.
    void import('./open-outbox.ts').then(
      ({ profileOutbox }) => setEntries(profileOutbox(personId)),
      () => undefined,
    );
  }, [isNeeded, personId]);
  const state = useSyncExternalStore(entries?.subscribe ?? noSubscription, () => entries?.getState());
  const unsent = state?.unsent ?? [];

  return {
    isWaiting: unsent.length > 0,
    error: state?.error ?? null,
    discard: () => {
      const before = Object.fromEntries(unsent.map(({ id, before: value }) => [id, value]));
      for (const { id } of unsent) entries?.discard(id);
      queries.setQueryData<Profile>(profileKey(personId), (shown) => {
        if (!shown) return shown;
        const profile = { ...shown, ...before };
        showProfile(profile);
        return profile;
      });
    },
  };
}
