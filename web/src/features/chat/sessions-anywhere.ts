import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { NewSession } from '@alento/domain/chat/schema.ts';
import { hasUnsent } from '#lib/outbox/outbox-traces.ts';
import { deleteSession, startSession, startTemporary } from './data.ts';

/** What sessions are on this device; few ever need it. */
const loadDevice = () => import('./offline/sessions-on-device.ts');

/** Starts a session in the account, without a connection on this device. */
export async function startAnywhere(input: NewSession): Promise<Conversation> {
  return navigator.onLine ? startSession(input) : (await loadDevice()).startHere(input);
}

export async function startTemporaryAnywhere(input: NewSession): Promise<Conversation> {
  return navigator.onLine ? startTemporary(input) : (await loadDevice()).startTemporaryHere(input);
}

/** Deletes a session, also one that only this device has. */
export async function deleteAnywhere(id: string): Promise<void> {
  if (hasUnsent() && (await (await loadDevice()).discardHere(id))) return;
  await deleteSession(id);
  // What was deleted is not kept on this device either; where that cannot be loaded, nothing was kept.
  void loadDevice().then(
    ({ forgetHere }) => forgetHere(id),
    () => undefined,
  );
}
