import { type Conversation, conversationSchema } from '@alento/domain/chat/conversation-schema.ts';
import type { DBSchema } from 'idb';
import { deviceDatabase } from '#lib/device-database.ts';
import { decryptFromDevice, encryptForDevice } from '#lib/device-vault.ts';

/** So many conversations, those that were looked at last, can be read without a connection. */
export const mostCopies = 20;

interface Copy {
  id: string;
  owner: string;
  /** When it was looked at last. */
  seenAt: number;
  /** The newest page of the conversation, encrypted. */
  sealed: string;
}

interface Schema extends DBSchema {
  copies: { key: string; value: Copy; indexes: { seenAt: number } };
}

const open = deviceDatabase<Schema>('alento-conversations', (database) => {
  database.createObjectStore('copies', { keyPath: 'id' }).createIndex('seenAt', 'seenAt');
});

/** Keeps a conversation on this device as it is now. Where the device takes nothing, it needs the connection. */
export async function keepOnDevice(owner: string, conversation: Conversation, now = Date.now()): Promise<void> {
  try {
    const sealed = await encryptForDevice('account-conversations', JSON.stringify(conversation));
    const database = await open();
    await database.put('copies', { id: conversation.id, owner, seenAt: now, sealed });
    const ids = await database.getAllKeysFromIndex('copies', 'seenAt');
    await Promise.all(ids.slice(0, -mostCopies).map((id) => database.delete('copies', id)));
  } catch {
    // It is in the account all the same.
  }
}

/** A conversation as this device saw it last; null if it has none. */
export async function readOnDevice(owner: string, id: string): Promise<Conversation | null> {
  const copy = await open()
    .then((database) => database.get('copies', id))
    .catch(() => undefined);
  return copy?.owner === owner ? openCopy(copy) : null;
}

/** Every conversation that this device has of a person. */
export async function listOnDevice(owner: string): Promise<Conversation[]> {
  const copies = await open()
    .then((database) => database.getAll('copies'))
    .catch(() => []);
  const opened = await Promise.all(copies.filter((copy) => copy.owner === owner).map(openCopy));
  return opened.filter((conversation) => conversation !== null);
}

export async function forgetOnDevice(id: string): Promise<void> {
  await open()
    .then((database) => database.delete('copies', id))
    .catch(() => undefined);
}

/** Null where the key is gone, or another version wrote it. */
async function openCopy({ sealed }: Copy): Promise<Conversation | null> {
  try {
    const stored: unknown = JSON.parse(await decryptFromDevice('account-conversations', sealed));
    return conversationSchema.safeParse(stored).data ?? null;
  } catch {
    return null;
  }
}
