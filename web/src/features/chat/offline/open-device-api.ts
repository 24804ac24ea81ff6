import type { ConversationState } from '../state.ts';
import { keepOnDevice } from './device-conversations.ts';
import { DeviceApi } from './device-api.ts';
import { conversationOutbox } from './open-outbox.ts';

/** What one conversation does on this device; without a person nothing of it is kept. */
export async function openDeviceApi(state: () => ConversationState, personId: string | null): Promise<DeviceApi> {
  const exchanges = personId === null ? null : conversationOutbox(personId).exchanges;
  await exchanges?.open();
  if (exchanges === null || personId === null) return new DeviceApi({ state, exchanges });
  return new DeviceApi({ state, exchanges, keepCopy: (conversation) => keepOnDevice(personId, conversation) });
}
