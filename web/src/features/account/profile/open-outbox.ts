import { offlineProfileFields, profileChangesSchema } from '@alento/domain/account/profile-changes-schema.ts';
import { instantSchema } from '@alento/domain/common/schema.ts';
import * as z from 'zod/mini';
import type { EntryKind } from '#lib/outbox/entry.ts';
import { openEntries } from '#lib/outbox/open-outbox.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import { keepProfileChanges } from './data.ts';

const fieldChangeSchema = z.object({
  /** The field. */
  id: z.enum(offlineProfileFields),
  value: z.unknown(),
  /** What stood there, for whoever takes the change back. */
  before: z.unknown(),
  changedAt: instantSchema,
});

/** What somebody changed of one field of their profile without a connection. */
export type FieldChange = z.infer<typeof fieldChangeSchema>;

const kind: EntryKind<FieldChange> = {
  name: 'profile',
  parse: (stored) => fieldChangeSchema.safeParse(stored).data ?? null,
  api: {
    keep: async (change) => {
      const { id, value, changedAt } = change;
      await keepProfileChanges(profileChangesSchema.parse({ [id]: { value, changedAt } }));
      return change;
    },
    // A field is changed, and never deleted.
    remove: () => Promise.resolve(),
  },
};

/** The changes of a person's profile that are on their way to their account. */
export function profileOutbox(personId: string): OutboxEntries<FieldChange> {
  return openEntries(personId, kind);
}
