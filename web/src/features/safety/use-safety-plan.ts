import { useEffect, useSyncExternalStore } from 'react';
import type { AccountState } from '#features/account/state.ts';
import { useAccount } from '#features/account/use-account.ts';
import { isConnected, whenConnected } from '#lib/connection.ts';
import { hasDeviceCopy } from './plan/device-slots.ts';
import { accountPlan, guestPlan } from './plan/open-plan.ts';
import type { PlanState, PlanStore } from './plan/plan-store.ts';

export interface SafetyPlanHandle {
  readonly state: PlanState;
  readonly store: PlanStore;
  /** Whether it is, or will be, in an account. */
  readonly isOfAccount: boolean;
}

/** The plan of the current user or guest. It opens at once from the device, even before it is known who is signed in. */
export function useSafetyPlan(): SafetyPlanHandle {
  const account = useAccount();
  const isOfAccount = account.status === 'signed_in' || (account.status !== 'signed_out' && hasDeviceCopy('account'));
  const store = isOfAccount ? accountPlan(personIdOf(account)) : guestPlan();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  useEffect(() => {
    void store.open();
    const handleReturn = (): void => {
      if (document.visibilityState === 'visible' && isConnected()) void store.synchronise({ hears: true });
    };
    const stop = whenConnected(handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [store]);

  return { state, store, isOfAccount };
}

function personIdOf(account: AccountState): string | undefined {
  return account.status === 'signed_in' ? account.person.id : undefined;
}
