import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { getPersonId } from '#features/account/state.ts';
import { toAppError } from '#lib/errors.ts';
import { hasUnsent } from '#lib/outbox/outbox-traces.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { readConversation } from './data.ts';

/** A conversation as the account has it, else as far as this device has it; with what waits here for the account. */
export async function readAnywhere(id: string): Promise<Conversation> {
  const read = async (): Promise<Conversation> => {
    const conversation = await readConversation(id);
    whenQuiet(() => keepCopy(conversation));
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

/** Keeps a conversation on this device for when there is no connection. */
export function keepCopy(conversation: Conversation): void {
  const personId = getPersonId();
  if (personId === null) return;
  void import('./offline/device-conversations.ts').then(
    ({ keepOnDevice }) => keepOnDevice(personId, conversation),
    // It is for later visits; this one goes on without it.
    () => undefined,
  );
}

/** Without a connection, or begun here and not in the account yet. */
function mayBeHere(cause: unknown): boolean {
  const { code } = toAppError(cause);
  return code === 'common.network' || (code === 'chat.session_not_found' && hasUnsent());
}
