import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { NewSession, SessionPage, SessionView } from '@alento/domain/chat/schema.ts';
import { getPersonId } from '#features/account/state.ts';
import { toAppError } from '#lib/errors.ts';
import { hasUnsent } from '#lib/outbox/outbox-traces.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { deleteSession, listSessions, readConversation, startSession, startTemporary } from './data.ts';

/** A conversation as the account has it, else as far as this device has it; with what waits here for the account. */
export async function readAnywhere(id: string): Promise<Conversation> {
  const read = async (): Promise<Conversation> => {
    const conversation = await readConversation(id);
    keepCopy(conversation);
    if (!hasUnsent()) return conversation;
    const { joinWaiting } = await import('./offline/read-on-device.ts');
    return joinWaiting(getPersonId(), conversation);
  };
  return read().catch(async (cause: unknown) => {
    const personId = getPersonId();
    if (personId === null || !mayBeHere(cause)) throw cause;
    const { readConversationOnDevice } = await import('./offline/read-on-device.ts');
    const here = await readConversationOnDevice(personId, id, { isGone: toAppError(cause).code !== 'common.network' });
    if (here === null) throw cause;
    return here;
  });
}

/** A page of the list, without a connection what this device can list. */
export async function listAnywhere(
  cursor: string | null,
  limit: number,
  view: SessionView = 'recent',
): Promise<SessionPage> {
  try {
    return await listSessions(cursor, limit, view);
  } catch (cause) {
    const personId = getPersonId();
    if (cursor !== null || personId === null || navigator.onLine) throw cause;
    const { listSessionsOnDevice } = await import('./offline/read-on-device.ts');
    return listSessionsOnDevice(personId, view);
  }
}

/** Starts a session in the account, without a connection on this device. */
export async function startAnywhere(input: NewSession): Promise<Conversation> {
  const personId = getPersonId();
  if (navigator.onLine || personId === null) return startSession(input);
  const { beginOnDevice } = await import('./offline/begin-on-device.ts');
  return beginOnDevice(input, personId);
}

export async function startTemporaryAnywhere(input: NewSession): Promise<Conversation> {
  if (navigator.onLine) return startTemporary(input);
  const { beginOnDevice } = await import('./offline/begin-on-device.ts');
  return beginOnDevice(input, null);
}

/** Deletes a session, also one that only this device has. */
export async function deleteAnywhere(id: string): Promise<void> {
  const personId = getPersonId();
  if (personId !== null && hasUnsent()) {
    const { discardOnDevice } = await import('./offline/read-on-device.ts');
    if (await discardOnDevice(personId, id)) return;
  }
  await deleteSession(id);
}

/** What was deleted is not kept on this device either. */
export function forgetCopy(id: string): void {
  void import('./offline/device-conversations.ts').then(({ forgetOnDevice }) => forgetOnDevice(id), ignore);
}

/** Keeps what was read for when there is no connection. */
export function keepCopy(conversation: Conversation): void {
  const personId = getPersonId();
  if (personId === null) return;
  whenQuiet(() => {
    void import('./offline/device-conversations.ts').then(
      ({ keepOnDevice }) => keepOnDevice(personId, conversation),
      ignore,
    );
  });
}

/** Without a connection, or begun here and not in the account yet. */
function mayBeHere(cause: unknown): boolean {
  const { code } = toAppError(cause);
  return code === 'common.network' || (code === 'chat.session_not_found' && hasUnsent());
}

function ignore(): void {
  // It is for later visits; this one goes on without it.
}
