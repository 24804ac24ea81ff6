import type { VaultOwner } from '#lib/device-vault.ts';

// The account's goes with the sign-out, the guest's belongs to the device: `forget-device.ts`.
/** Where a plan lies in this browser's storage. */
export const deviceSlots: Readonly<Record<VaultOwner, string>> = { account: 'plan', guest: 'plan-guest' };

/** Whether this device has a plan of that kind, known without opening it. */
export function hasDeviceCopy(owner: VaultOwner): boolean {
  try {
    return localStorage.getItem(deviceSlots[owner]) !== null;
  } catch {
    return false;
  }
}
