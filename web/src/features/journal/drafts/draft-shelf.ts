import { idSchema } from '@alento/domain/common/schema.ts';
import { journalEntrySchema } from '@alento/domain/journal/schema.ts';
import * as z from 'zod/mini';
import { createDeviceStorage, type DeviceStorage } from '#lib/device-storage.ts';
import { draftsSlot } from '../state.ts';

const deviceDraftsSchema = z.object({
  /** Whose they are. */
  owner: idSchema,
  drafts: z.array(journalEntrySchema),
});
export type DeviceDrafts = z.infer<typeof deviceDraftsSchema>;

/** Where this device keeps what is being written. */
export function draftShelf(): DeviceStorage<DeviceDrafts> {
  const parse = (stored: unknown): DeviceDrafts | null => deviceDraftsSchema.safeParse(stored).data ?? null;
  return createDeviceStorage({ owner: 'account-journal-drafts', slot: draftsSlot, parse });
}
