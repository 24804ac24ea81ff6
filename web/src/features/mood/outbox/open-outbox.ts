import { toAppError } from '#lib/errors.ts';
import { moodsApi } from '../data.ts';
import { moodShelf } from './device-moods.ts';
import { MoodOutbox } from './mood-outbox.ts';

const outboxes = new Map<string, MoodOutbox>();

/** The moods of a person that are on their way to their account, and go there whenever it can be reached. */
export function moodOutbox(personId: string): MoodOutbox {
  const known = outboxes.get(personId);
  if (known) return known;
  const outbox = new MoodOutbox({ owner: personId, shelf: moodShelf(), api: moodsApi, toAppError });
  outboxes.set(personId, outbox);
  window.addEventListener('online', () => void outbox.flush());
  return outbox;
}
