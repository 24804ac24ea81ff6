import { idSchema } from '@alento/domain/common/schema.ts';
import { moodEntrySchema } from '@alento/domain/mood/entry-schema.ts';
import * as z from 'zod/mini';
import { createDeviceStorage, type DeviceStorage } from '#lib/device-storage.ts';
import { moodSlot } from '../state.ts';

const deviceMoodsSchema = z.object({
  /** Whose they are. */
  owner: idSchema,
  /** What the account was not told yet. */
  unsent: z.array(moodEntrySchema),
  removed: z.array(idSchema),
});
export type DeviceMoods = z.infer<typeof deviceMoodsSchema>;

/** Where this device keeps moods until the account has them. */
export function moodShelf(): DeviceStorage<DeviceMoods> {
  const parse = (stored: unknown): DeviceMoods | null => deviceMoodsSchema.safeParse(stored).data ?? null;
  return createDeviceStorage({ owner: 'account-moods', slot: moodSlot, parse });
}
