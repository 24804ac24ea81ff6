import { idSchema } from '@alento/domain/common/schema.ts';
import { safetyPlanSchema, storedPlanSchema } from '@alento/safety/support-plan/schema.ts';
import * as z from 'zod/mini';
import { createDeviceStorage, type DeviceStorage } from '#lib/device-storage.ts';
import { deviceSlots, type PlanOwner } from './device-slots.ts';

const deviceCopySchema = z.object({
  /** The owner's id; null for a guest. */
  owner: z.nullable(idSchema),
  plan: safetyPlanSchema,
  /** What this device and the server last agreed on. */
  agreed: z.nullable(storedPlanSchema),
  /** What was sent and is not known to have arrived. */
  sent: z.nullable(storedPlanSchema),
});
export type DeviceCopy = z.infer<typeof deviceCopySchema>;

/** Where this device keeps a plan. */
export type PlanStorage = DeviceStorage<DeviceCopy>;

export function planStorage(owner: PlanOwner): PlanStorage {
  const parse = (stored: unknown): DeviceCopy | null => deviceCopySchema.safeParse(stored).data ?? null;
  return createDeviceStorage({ owner, slot: deviceSlots[owner], parse });
}
