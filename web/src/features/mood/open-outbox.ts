import { type MoodEntry, moodEntrySchema } from '@alento/domain/mood/entry-schema.ts';
import type { EntryKind } from '#lib/outbox/entry.ts';
import { openEntries } from '#lib/outbox/open-outbox.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import { moodsApi } from './data.ts';

export type MoodOutbox = OutboxEntries<MoodEntry>;

const kind: EntryKind<MoodEntry> = {
  name: 'mood',
  api: moodsApi,
  parse: (stored) => moodEntrySchema.safeParse(stored).data ?? null,
};

/** The moods of a person that are on their way to their account, and go there whenever it can be reached. */
export function moodOutbox(personId: string): MoodOutbox {
  return openEntries(personId, kind, { vault: 'account-moods', slot: 'moods' });
}
