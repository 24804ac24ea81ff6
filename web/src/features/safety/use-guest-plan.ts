import { isEmptyPlan } from '@alento/safety/support-plan/merge-plans.ts';
import type { SafetyPlan } from '@alento/safety/support-plan/schema.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { hasDeviceCopy } from './plan/device-slots.ts';
import { accountPlan, guestPlan } from './plan/open-plan.ts';

export interface GuestPlanHandle {
  /** The plan written on this device before signing in; null if there is nothing to offer. */
  readonly plan: SafetyPlan | null;
  /** Adds it to the account's plan; from then on it is there alone. */
  takeIn(): Promise<void>;
  leave(): void;
}

/** A guest's plan on this device that the signed-in user may take over. */
export function useGuestPlan(): GuestPlanHandle {
  const account = useAccount();
  const personId = account.status === 'signed_in' ? account.person.id : undefined;
  const [isLeft, setLeft] = useState(false);
  const guest = guestPlan();
  const { plan } = useSyncExternalStore(guest.subscribe, guest.getState, guest.getState);

  useEffect(() => {
    if (personId !== undefined && hasDeviceCopy('guest')) void guest.open();
  }, [personId, guest]);

  return {
    plan: personId === undefined || isLeft || isEmptyPlan(plan) ? null : plan,
    async takeIn() {
      const own = accountPlan(personId);
      await own.open();
      await own.takeIn(plan);
      await guest.remove();
    },
    leave: () => setLeft(true),
  };
}
