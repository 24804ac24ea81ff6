import 'fake-indexeddb/auto';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { deleteDeviceKey } from '#lib/device-vault.ts';
import { forgetOnDevice, keepOnDevice, listOnDevice, mostCopies, readOnDevice } from './device-conversations.ts';

const ana = crypto.randomUUID();
const rui = crypto.randomUUID();
const at = '2026-11-20T10:00:00.000Z';

const conversation = (text: string): Conversation => ({
  id: crypto.randomUUID(),
  mood: null,
  kind: 'support',
  personality: 'friend',
  language: 'en',
  state: 'in_progress',
  messageCount: 1,
  createdAt: at,
  lastActivityAt: at,
  endedAt: null,
  moodAfter: null,
  takeaway: null,
  title: null,
  isPinned: false,
  isArchived: false,
  messages: [
    { id: crypto.randomUUID(), role: 'user', text, status: 'complete', engine: null, help: null, createdAt: at },
  ],
  olderCursor: null,
  dialogues: [],
});

test('a conversation is there for its person alone, and no word of it can be read in the database', async () => {
  const kept = conversation('The harbour was grey.');
  await keepOnDevice(ana, kept);
  expect(await readOnDevice(ana, kept.id)).toEqual(kept);
  expect(await readOnDevice(rui, kept.id)).toBeNull();
  expect(await listOnDevice(rui)).toEqual([]);
  const database = await openDB('alento-conversations');
  expect(JSON.stringify(await database.getAll('copies'))).not.toContain('harbour');
  database.close();
});

test('what is deleted, and what nobody has a key to any more, is gone', async () => {
  const [deleted, sealed] = [conversation('one'), conversation('two')];
  await keepOnDevice(ana, deleted);
  await keepOnDevice(ana, sealed);
  await forgetOnDevice(deleted.id);
  expect(await readOnDevice(ana, deleted.id)).toBeNull();
  await deleteDeviceKey('account-conversations');
  expect(await readOnDevice(ana, sealed.id)).toBeNull();
});

test('those that were looked at last stay', async () => {
  const many = Array.from({ length: mostCopies + 2 }, (_, index) => conversation(`number ${index}`));
  for (const [index, each] of many.entries()) await keepOnDevice(ana, each, Date.now() + index * 1000);
  const ids = (await listOnDevice(ana)).map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(many.slice(2).map(({ id }) => id)));
});
