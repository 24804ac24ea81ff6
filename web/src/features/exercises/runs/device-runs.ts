import { idSchema } from '@alento/domain/common/schema.ts';
import { dialogueIdSchema, runSchema } from '@alento/domain/exercises/schema.ts';
import * as z from 'zod/mini';
import { createDeviceStorage, type DeviceStorage } from '#lib/device-storage.ts';
import { isOnDevice } from '#lib/device-presence.ts';

const deviceRunsSchema = z.object({
  /** The owner's id; null for a guest. */
  owner: z.nullable(idSchema),
  runs: z.array(runSchema),
  favourites: z.array(dialogueIdSchema),
  /** Not yet sent to the account. */
  unsent: z.array(idSchema),
  removed: z.array(idSchema),
  hasNewFavourites: z.boolean(),
});
export type DeviceRuns = z.infer<typeof deviceRunsSchema>;

export type RunsOwner = 'account' | 'guest';

// The account's copy is cleared at sign-out, the guest's belongs to the device: `clear-device.ts`.
const slots: Readonly<Record<RunsOwner, string>> = { account: 'exercises', guest: 'exercises-guest' };

/** Where this device keeps exercises. */
export function runsShelf(owner: RunsOwner): DeviceStorage<DeviceRuns> {
  const parse = (stored: unknown): DeviceRuns | null => deviceRunsSchema.safeParse(stored).data ?? null;
  return createDeviceStorage({ owner: `${owner}-exercises`, slot: slots[owner], parse });
}

/** Whether this device has exercises of that kind, known without opening them. */
export function hasDeviceRuns(owner: RunsOwner): boolean {
  return isOnDevice(slots[owner]);
}
