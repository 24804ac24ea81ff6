import { type JournalEntry, journalEntrySchema } from '@alento/domain/journal/schema.ts';
import type { EntryKind } from '#lib/outbox/entry.ts';
import { openEntries } from '#lib/outbox/open-outbox.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import { journalApi } from './data.ts';
import { draftShelf } from './drafts/draft-shelf.ts';
import { DraftStore } from './drafts/draft-store.ts';

export interface Journal {
  /** What was written and is on its way to the account. */
  readonly outbox: OutboxEntries<JournalEntry>;
  /** What is being written. */
  readonly drafts: DraftStore;
}

const kind: EntryKind<JournalEntry> = {
  name: 'journal',
  api: journalApi,
  parse: (stored) => journalEntrySchema.safeParse(stored).data ?? null,
};

const journals = new Map<string, Journal>();

/** What this device has of a person's journal. */
export function openJournal(personId: string): Journal {
  const known = journals.get(personId);
  if (known) return known;
  const outbox = openEntries(personId, kind, { vault: 'account-journal', slot: 'journal' });
  const journal = { outbox, drafts: new DraftStore(personId, draftShelf()) };
  journals.set(personId, journal);
  return journal;
}
