import { idSchema } from '@alento/domain/common/schema.ts';
import { safetyPlanSchema, storedPlanSchema } from '@alento/safety/support-plan/schema.ts';
import * as z from 'zod/mini';
import { deviceSlots, hasDeviceCopy } from './device-slots.ts';
import { forgetDeviceKey, openFromDevice, sealForDevice, type VaultOwner } from '#lib/device-vault.ts';

const deviceCopySchema = z.object({
  /** Whose plan it is; null for whoever uses this device without an account. */
  owner: z.nullable(idSchema),
  plan: safetyPlanSchema,
  /** What this device and the server last agreed on. */
  agreed: z.nullable(storedPlanSchema),
  /** What was sent and is not known to have arrived. */
  sent: z.nullable(storedPlanSchema),
});
export type DeviceCopy = z.infer<typeof deviceCopySchema>;

/** Where this device keeps a plan. */
export interface PlanShelf {
  read(): Promise<DeviceCopy | null>;
  /** Answers whether it will be there after the page is closed. */
  write(copy: DeviceCopy): Promise<boolean>;
  forget(): void;
  /** Calls when another tab has written or forgotten it. */
  subscribe(listener: () => void): () => void;
}

export function planShelf(owner: VaultOwner): PlanShelf {
  const slot = deviceSlots[owner];
  let last: Promise<unknown> = Promise.resolve();
  let timesForgotten = 0;

  async function seal(copy: DeviceCopy, asOf: number): Promise<boolean> {
    try {
      const sealed = await sealForDevice(owner, JSON.stringify(copy));
      // What was forgotten in the meantime does not come back.
      if (asOf !== timesForgotten) return false;
      localStorage.setItem(slot, sealed);
      return true;
    } catch {
      // Storage is denied or full: the plan then lasts as long as the page.
      return false;
    }
  }

  return {
    async read() {
      try {
        const sealed = localStorage.getItem(slot);
        if (sealed === null) return null;
        return deviceCopySchema.safeParse(JSON.parse(await openFromDevice(owner, sealed))).data ?? null;
      } catch {
        return null;
      }
    },
    write(copy) {
      // One after the other: encryption may take longer for the earlier words.
      const asOf = timesForgotten;
      const written = last.then(() => seal(copy, asOf));
      last = written;
      return written;
    },
    forget() {
      timesForgotten += 1;
      if (!hasDeviceCopy(owner)) return;
      try {
        localStorage.removeItem(slot);
      } catch {
        // A browser that denies storage has stored nothing.
      }
      void forgetDeviceKey(owner);
    },
    subscribe(listener) {
      const handleStorage = (event: StorageEvent): void => {
        if (event.key === slot) listener();
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
