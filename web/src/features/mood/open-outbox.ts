import { type MoodEntry, moodEntrySchema } from '@alento/domain/mood/entry-schema.ts';
import { toAppError } from '#lib/errors.ts';
import { Outbox } from '#lib/outbox/outbox.ts';
import { outboxShelf } from '#lib/outbox/outbox-shelf.ts';
import { moodsApi } from './data.ts';
import { moodSlot } from './state.ts';

export type MoodOutbox = Outbox<MoodEntry>;

const outboxes = new Map<string, MoodOutbox>();

/** The moods of a person that are on their way to their account, and go there whenever it can be reached. */
export function moodOutbox(personId: string): MoodOutbox {
  const known = outboxes.get(personId);
  if (known) return known;
  const shelf = outboxShelf({ vault: 'account-moods', slot: moodSlot, entrySchema: moodEntrySchema });
  const outbox = new Outbox({ owner: personId, shelf, api: moodsApi, toAppError });
  outboxes.set(personId, outbox);
  window.addEventListener('online', () => void outbox.flush());
  return outbox;
}
