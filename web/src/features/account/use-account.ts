import { useSyncExternalStore } from 'react';
import { type AccountState, getAccountState, subscribeToAccount } from '#features/account/state.ts';

/** Who is signed in on this device, kept in step between tabs. */
export function useAccount(): AccountState {
  return useSyncExternalStore(subscribeToAccount, getAccountState, getAccountState);
}
