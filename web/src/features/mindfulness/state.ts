import { isOnDevice } from '#lib/device-storage.ts';

/** Where this device keeps finished practices until the account has them; it goes with the sign-out. */
export const practicesSlot = 'practices';

/** Whether practices of an earlier visit may be waiting, known without opening them. */
export function hasKeptPractices(): boolean {
  return isOnDevice(practicesSlot);
}
