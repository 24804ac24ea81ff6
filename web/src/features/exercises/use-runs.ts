import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { isConnected, whenConnected } from '#lib/connection.ts';
import { hasDeviceRuns } from './runs/device-runs.ts';
import { accountRuns, guestRuns } from './runs/open-runs.ts';
import type { RunsState, RunStore } from './runs/run-store.ts';

export interface RunsHandle {
  readonly store: RunStore;
  readonly state: RunsState;
  /** Whether they are, or will be, in an account. */
  readonly isOfAccount: boolean;
}

/** The runs of the current user or guest. They open at once from the device, even before it is known who is signed in. */
export function useRuns(): RunsHandle {
  const account = useAccount();
  const isOfAccount = account.status === 'signed_in' || (account.status !== 'signed_out' && hasDeviceRuns('account'));
  const personId = account.status === 'signed_in' ? account.person.id : undefined;
  const store = isOfAccount ? accountRuns(personId) : guestRuns();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  useEffect(() => {
    void store.open();
    const handleReturn = (): void => {
      if (document.visibilityState === 'visible' && isConnected()) void store.synchronise();
    };
    const stop = whenConnected(handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [store]);

  return { store, state, isOfAccount };
}
