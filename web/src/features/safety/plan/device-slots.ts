import { isOnDevice } from '#lib/device-presence.ts';

export type PlanOwner = 'account' | 'guest';

// The account's copy is cleared at sign-out, the guest's belongs to the device: `clear-device.ts`.
/** Where a plan lies in this browser's storage. */
export const deviceSlots: Readonly<Record<PlanOwner, string>> = { account: 'plan', guest: 'plan-guest' };

/** Whether this device has a plan of that kind, known without opening it. */
export function hasDeviceCopy(owner: PlanOwner): boolean {
  return isOnDevice(deviceSlots[owner]);
}
