import { AppError } from '@alento/domain/app-error.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { NewSession, SessionChange, SessionPage, SessionView } from '@alento/domain/chat/schema.ts';
import { getPersonId } from '#features/account/state.ts';
import { changeOnDevice, deleteOnDevice } from './change-on-device.ts';
import { forgetOnDevice } from './device-conversations.ts';
import { discardOnDevice, listSessionsOnDevice } from './read-on-device.ts';

/** The list of whoever is signed in, as far as this device has it. */
export function listHere(view: SessionView): Promise<SessionPage> {
  return listSessionsOnDevice(requirePersonId(), view);
}

/** Starts a session here, which reaches the account later. */
export async function startHere(input: NewSession): Promise<Conversation> {
  const { beginOnDevice } = await import('./begin-on-device.ts');
  return beginOnDevice(input, requirePersonId());
}

/** Starts a session here that nothing keeps. */
export async function startTemporaryHere(input: NewSession): Promise<Conversation> {
  const { beginOnDevice } = await import('./begin-on-device.ts');
  return beginOnDevice(input, null);
}

/** Names, pins or archives a session here; the account hears of it later. */
export function changeHere(id: string, change: SessionChange): Promise<void> {
  return changeOnDevice(requirePersonId(), id, change);
}

/** Deletes a session here; the account hears of it later. */
export function deleteHere(id: string): void {
  deleteOnDevice(requirePersonId(), id);
}

/** Takes back what waits of a session; answers whether the account has nothing of it. */
export function discardHere(id: string): Promise<boolean> {
  return discardOnDevice(requirePersonId(), id);
}

export const forgetHere = forgetOnDevice;

function requirePersonId(): string {
  const personId = getPersonId();
  if (personId === null) throw new AppError('common.network');
  return personId;
}
