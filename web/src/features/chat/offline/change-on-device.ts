import type { SessionChange } from '@alento/domain/chat/schema.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import { keepOnDevice, readOnDevice } from './device-conversations.ts';
import { conversationOutbox } from './open-outbox.ts';
import type { WaitingChange } from './waiting-schema.ts';
import { applyChange } from './with-changes.ts';

/** Changes a session without a connection, also its copy on this device. */
export async function changeOnDevice(personId: string, sessionId: string, change: SessionChange): Promise<void> {
  const { changes } = conversationOutbox(personId);
  await changes.open();
  const changedAt = new Date().toISOString();
  keepChange(changes, { sessionId, change, changedAt });
  const copy = await readOnDevice(personId, sessionId);
  if (copy) await keepOnDevice(personId, applyChange(copy, change, changedAt), Date.parse(copy.lastActivityAt));
}

/** Deletes a session without a connection. */
export function deleteOnDevice(personId: string, sessionId: string): void {
  conversationOutbox(personId).changes.remove(sessionId);
}

/** What belongs together is one entry; of the same part the later word holds. */
export function keepChange(
  changes: OutboxEntries<WaitingChange>,
  { sessionId, change, changedAt }: Omit<WaitingChange, 'id'>,
): void {
  const { unsent } = changes.getState();
  for (const [part, changed] of Object.entries(partsOf(change))) {
    if (Object.keys(changed).length === 0) continue;
    const id = `${sessionId}/${part}`;
    const before = unsent.find((each) => each.id === id)?.change;
    changes.keep({ id, sessionId, changedAt, change: { ...before, ...changed } });
  }
}

/** A conversation that goes on has not ended. */
export function discardEnding(changes: OutboxEntries<WaitingChange>, sessionId: string): void {
  changes.discard(`${sessionId}/ending`);
}

function partsOf({ title, isPinned, isArchived, ...ending }: SessionChange): Record<string, SessionChange> {
  return {
    ending,
    title: title === undefined ? {} : { title },
    pinned: isPinned === undefined ? {} : { isPinned },
    archived: isArchived === undefined ? {} : { isArchived },
  };
}
