import { createDeviceStorage } from '#lib/device-storage.ts';

/** The profile as this device saw it last. What was written is checked by whoever reads it: most visits only write. */
export const profileStorage = createDeviceStorage<unknown>({
  owner: 'account-profile',
  slot: 'profile',
  parse: (stored) => stored,
});
