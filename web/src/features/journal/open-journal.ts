import { type JournalEntry, journalEntrySchema } from '@alento/domain/journal/schema.ts';
import { toAppError } from '#lib/errors.ts';
import { Outbox } from '#lib/outbox/outbox.ts';
import { outboxShelf } from '#lib/outbox/outbox-shelf.ts';
import { journalApi } from './data.ts';
import { draftShelf } from './drafts/draft-shelf.ts';
import { DraftStore } from './drafts/draft-store.ts';
import { journalSlot } from './state.ts';

export interface Journal {
  /** What was written and is on its way to the account. */
  readonly outbox: Outbox<JournalEntry>;
  /** What is being written. */
  readonly drafts: DraftStore;
}

const journals = new Map<string, Journal>();

/** What this device has of a person's journal. */
export function openJournal(personId: string): Journal {
  const known = journals.get(personId);
  if (known) return known;
  const shelf = outboxShelf({ vault: 'account-journal', slot: journalSlot, entrySchema: journalEntrySchema });
  const outbox = new Outbox({ owner: personId, shelf, api: journalApi, toAppError });
  const journal = { outbox, drafts: new DraftStore(personId, draftShelf()) };
  journals.set(personId, journal);
  window.addEventListener('online', () => void outbox.flush());
  return journal;
}
