import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { hasDeviceRuns } from './runs/device-runs.ts';
import { accountRuns, guestRuns } from './runs/open-runs.ts';
import type { RunsState, RunStore } from './runs/run-store.ts';

export interface RunsHandle {
  readonly store: RunStore;
  readonly state: RunsState;
  /** Whether they are, or will be, in an account. */
  readonly isOfAccount: boolean;
}

/** The exercises of whoever is there, also while nobody can say who that is: without a connection they open at once. */
export function useRuns(): RunsHandle {
  const account = useAccount();
  const isOfAccount = account.status === 'signed_in' || (account.status !== 'signed_out' && hasDeviceRuns('account'));
  const personId = account.status === 'signed_in' ? account.person.id : undefined;
  const store = isOfAccount ? accountRuns(personId) : guestRuns();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  useEffect(() => {
    void store.open();
    const handleReturn = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) void store.synchronise();
    };
    window.addEventListener('online', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      window.removeEventListener('online', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [store]);

  // What was done before anybody signed in goes with them into the account.
  useEffect(() => {
    if (account.status === 'signed_in' && hasDeviceRuns('guest')) void takeIn(store);
  }, [account.status, store]);

  return { store, state, isOfAccount };
}

async function takeIn(store: RunStore): Promise<void> {
  const guest = guestRuns();
  await Promise.all([guest.open(), store.open()]);
  await store.takeIn(guest.getState());
  guest.forget();
}
