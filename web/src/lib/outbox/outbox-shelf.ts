import { idSchema } from '@alento/domain/common/schema.ts';
import * as z from 'zod/mini';
import { createDeviceStorage, type DeviceStorage } from '#lib/device-storage.ts';
import type { VaultOwner } from '#lib/device-vault.ts';
import type { Entry, OutboxCopy } from './outbox.ts';

export interface OutboxShelfOptions<Kept extends Entry> {
  /** The key it is encrypted with. */
  vault: VaultOwner;
  /** The name in the browser's storage. */
  slot: string;
  entrySchema: z.ZodMiniType<Kept>;
}

/** Where this device keeps entries until the account has them. */
export function outboxShelf<Kept extends Entry>(options: OutboxShelfOptions<Kept>): DeviceStorage<OutboxCopy<Kept>> {
  const { vault, slot, entrySchema } = options;
  const copySchema = z.object({ owner: idSchema, unsent: z.array(entrySchema), removed: z.array(idSchema) });
  const parse = (stored: unknown): OutboxCopy<Kept> | null => copySchema.safeParse(stored).data ?? null;
  return createDeviceStorage({ owner: vault, slot, parse });
}
