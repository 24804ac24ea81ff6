import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { NewSession, SessionChange } from '@alento/domain/chat/schema.ts';
import { hasUnsent } from '#lib/outbox/outbox-traces.ts';
import { serverOrDevice } from '#lib/server-or-device.ts';
import { changeSession, deleteSession, startSession, startTemporary } from './data.ts';

/** What sessions are on this device; few ever need it. */
const loadDevice = () => import('./offline/sessions-on-device.ts');

/** Starts a session in the account, without a connection on this device. */
export function startAnywhere(input: NewSession): Promise<Conversation> {
  return serverOrDevice(
    () => startSession(input),
    async () => (await loadDevice()).startHere(input),
  );
}

export function startTemporaryAnywhere(input: NewSession): Promise<Conversation> {
  return serverOrDevice(
    () => startTemporary(input),
    async () => (await loadDevice()).startTemporaryHere(input),
  );
}

/** Names, pins or archives a session; without a connection the account hears of it later. */
export async function changeAnywhere(id: string, change: SessionChange): Promise<void> {
  await serverOrDevice(
    async () => void (await changeSession(id, change)),
    async () => (await loadDevice()).changeHere(id, change),
  );
}

/** Deletes a session, also one that only this device has; without a connection the account hears of it later. */
export async function deleteAnywhere(id: string): Promise<void> {
  if (hasUnsent() && (await (await loadDevice()).discardHere(id))) return;
  await serverOrDevice(
    () => deleteSession(id),
    async () => (await loadDevice()).deleteHere(id),
  );
  // What was deleted is not kept on this device either; where that cannot be loaded, nothing was kept.
  void loadDevice().then(
    ({ forgetHere }) => forgetHere(id),
    () => undefined,
  );
}
