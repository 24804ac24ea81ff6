import { idSchema } from '@alento/domain/common/schema.ts';
import * as z from 'zod/mini';
import { createDeviceStorage } from '#lib/device-storage.ts';
import type { VaultOwner } from '#lib/device-vault.ts';
import type { Entry, EntryKind } from './entry.ts';
import type { OutboxEntries } from './outbox-entries.ts';

/** Where versions before the one outbox kept entries of a kind. */
export interface FormerShelf {
  readonly vault: VaultOwner;
  readonly slot: string;
}

const copySchema = z.object({ owner: idSchema, unsent: z.array(z.unknown()), removed: z.array(idSchema) });

/** Takes up what an earlier version left unsent. */
export async function adoptFormerShelf<Kept extends Entry>(
  entries: OutboxEntries<Kept>,
  { personId, kind, former }: { personId: string; kind: EntryKind<Kept>; former: FormerShelf },
): Promise<void> {
  const parse = (stored: unknown) => copySchema.safeParse(stored).data ?? null;
  const shelf = createDeviceStorage({ owner: former.vault, slot: former.slot, parse });
  const copy = await shelf.read();
  if (copy?.owner === personId) {
    for (const stored of copy.unsent) {
      const entry = kind.parse(stored);
      if (entry) entries.keep(entry);
    }
    for (const id of copy.removed) entries.remove(id);
    if (!(await entries.areStored())) return;
  }
  shelf.forget();
}
