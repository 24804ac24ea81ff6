import { isConnected } from '#lib/connection.ts';
import { toAppError } from '#lib/errors.ts';
import { planStorage } from './local-plan.ts';
import { hasDeviceCopy } from './device-slots.ts';
import { planApi } from './plan-api.ts';
import { PlanStore, type PlanStoreOptions } from './plan-store.ts';

const stores = new Map<string, PlanStore>();

/** Signing out waits no longer than this. */
const patienceMs = 5_000;

const accountName = (personId: string | undefined): string => `account ${personId}`;

/** The plan of an account: undefined while it is not known whose this device's is. */
export function accountPlan(personId: string | undefined): PlanStore {
  const api = personId === undefined ? null : planApi;
  const onUnsaved = (): void => {
    // Without it, the plan is sent when it is looked at.
    if (personId !== undefined)
      void import('./open-outbox.ts').then(
        ({ planOutbox }) => planOutbox(personId).mark(),
        () => undefined,
      );
  };
  return openStore(accountName(personId), { owner: personId, shelf: planStorage('account'), api, onUnsaved });
}

/** The plan of a guest on this device. */
export function guestPlan(): PlanStore {
  return openStore('guest', { owner: null, shelf: planStorage('guest'), api: null });
}

/** Brings the account's plan to this device, so that it is there without a connection, and sends what waits. */
export async function syncPlan(personId: string): Promise<void> {
  if (isConnected()) await accountPlan(personId).open();
}

/** Whether the account has all of the plan that is on this device; what it lacks is sent first. */
export async function savePlanBeforeLeaving(personId: string): Promise<boolean> {
  if (!hasDeviceCopy('account') && !stores.has(accountName(personId))) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  void accountPlan(personId).flush().then(resolve);
  return promise.finally(() => clearTimeout(timer));
}

function openStore(name: string, options: Omit<PlanStoreOptions, 'toAppError'>): PlanStore {
  const known = stores.get(name) ?? new PlanStore({ ...options, toAppError });
  stores.set(name, known);
  return known;
}
