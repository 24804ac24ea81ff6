import { type Practice, practiceSchema } from '@alento/domain/mindfulness/practice-schema.ts';
import { toAppError } from '#lib/errors.ts';
import { Outbox } from '#lib/outbox/outbox.ts';
import { outboxShelf } from '#lib/outbox/outbox-shelf.ts';
import { practicesApi } from '../data.ts';
import { practicesSlot } from '../state.ts';

const outboxes = new Map<string, Outbox<Practice>>();

/** The finished practices of a person that are on their way to their account, and go there whenever it can be reached. */
export function practiceOutbox(personId: string): Outbox<Practice> {
  const known = outboxes.get(personId);
  if (known) return known;
  const shelf = outboxShelf({ vault: 'account-practices', slot: practicesSlot, entrySchema: practiceSchema });
  const outbox = new Outbox({ owner: personId, shelf, api: practicesApi, toAppError });
  outboxes.set(personId, outbox);
  window.addEventListener('online', () => void outbox.flush());
  return outbox;
}
