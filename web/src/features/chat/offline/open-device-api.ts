import type { ConversationState } from '../state.ts';
import { keepOnDevice } from './device-conversations.ts';
import { DeviceApi } from './device-api.ts';
import { conversationOutbox } from './open-outbox.ts';

/** What one conversation does on this device; without a person nothing of it is kept. */
export async function openDeviceApi(state: () => ConversationState, personId: string | null): Promise<DeviceApi> {
  if (personId === null) return new DeviceApi({ state, exchanges: null, changes: null });
  const { exchanges, changes } = conversationOutbox(personId);
  await exchanges.open();
  return new DeviceApi({ state, exchanges, changes, keepCopy: (conversation) => keepOnDevice(personId, conversation) });
}
