import { type Practice, practiceSchema } from '@alento/domain/mindfulness/practice-schema.ts';
import type { EntryKind } from '#lib/outbox/entry.ts';
import { openEntries } from '#lib/outbox/open-outbox.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import { practicesApi } from '../data.ts';

const kind: EntryKind<Practice> = {
  name: 'practice',
  api: practicesApi,
  parse: (stored) => practiceSchema.safeParse(stored).data ?? null,
};

/** The finished practices of a person that are on their way to their account, and go there whenever it can be reached. */
export function practiceOutbox(personId: string): OutboxEntries<Practice> {
  return openEntries(personId, kind, { vault: 'account-practices', slot: 'practices' });
}
