import 'fake-indexeddb/auto';
import { AppError } from '@alento/domain/app-error.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { toAppError } from '#lib/errors.ts';
import { Outbox } from '#lib/outbox/outbox.ts';
import type { OutboxStorage } from '#lib/outbox/outbox-storage.ts';
import { changeSession, deleteSession } from '../data.ts';
import { keepOnDevice } from './device-conversations.ts';
import { changeHere, deleteHere, listHere } from './sessions-on-device.ts';

const ana = '6f0f8f0e-0000-4000-8000-000000000000';
const at = '2026-11-20T10:00:00.000Z';
const nothing: OutboxStorage = {
  read: async () => null as never,
  write: async () => undefined,
  remove: async () => undefined,
};

let outbox: Outbox;

vi.mock('#features/account/state.ts', () => ({ getPersonId: () => ana }));
vi.mock('#lib/outbox/open-outbox.ts', () => ({ openEntries: (_owner: string, kind: never) => outbox.of(kind) }));
// What they ask of the server is tested against it.
vi.mock('../data.ts', () => ({
  changeSession: vi.fn<typeof changeSession>(),
  deleteSession: vi.fn<typeof deleteSession>(),
}));
vi.mock('./data.ts', () => ({}));

const unreachable = new AppError('common.network');

beforeEach(() => {
  outbox = new Outbox({ owner: ana, storage: nothing, toAppError });
  vi.mocked(changeSession).mockReset().mockRejectedValue(unreachable);
  vi.mocked(deleteSession).mockReset().mockRejectedValue(unreachable);
});

async function keepConversation(): Promise<string> {
  const id = crypto.randomUUID();
  const conversation: Conversation = {
    id,
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
      {
        id: crypto.randomUUID(),
        role: 'user',
        text: 'one',
        status: 'complete',
        engine: null,
        help: null,
        createdAt: at,
      },
    ],
    olderCursor: null,
    dialogues: [],
  };
  await keepOnDevice(ana, conversation);
  return id;
}

const find = async (id: string, view: 'recent' | 'pinned' | 'archived' = 'recent') =>
  (await listHere(view)).sessions.find((session) => session.id === id);

test('a name, a pin and an archive hold at once in the list of the device, and reach the account', async () => {
  const id = await keepConversation();
  await changeHere(id, { title: 'The harbour' });
  await changeHere(id, { isPinned: true });
  expect(await find(id, 'pinned')).toMatchObject({ title: 'The harbour', isPinned: true });
  await changeHere(id, { isPinned: false, isArchived: true });
  expect(await find(id)).toBeUndefined();
  expect(await find(id, 'archived')).toMatchObject({ title: 'The harbour', isPinned: false });

  vi.mocked(changeSession)
    .mockReset()
    .mockResolvedValue({} as never);
  expect(await outbox.flush()).toBe(true);
  const told = vi.mocked(changeSession).mock.calls.map(([, change]) => change);
  expect(Object.assign({}, ...told)).toEqual({ title: 'The harbour', isPinned: false, isArchived: true });
});

test('what is deleted here is in no list, and is deleted in the account', async () => {
  const id = await keepConversation();
  deleteHere(id);
  expect(await find(id)).toBeUndefined();
  vi.mocked(deleteSession).mockReset().mockResolvedValue();
  expect(await outbox.flush()).toBe(true);
  expect(deleteSession).toHaveBeenCalledExactlyOnceWith(id);
});

test('a session that is gone from the account meanwhile holds nothing up, and another refusal is kept', async () => {
  const [gone, refused] = [await keepConversation(), await keepConversation()];
  await changeHere(gone, { title: 'gone' });
  vi.mocked(changeSession).mockReset().mockRejectedValue(new AppError('chat.session_not_found'));
  expect(await outbox.flush()).toBe(true);
  vi.mocked(changeSession).mockReset().mockRejectedValue(new AppError('common.forbidden'));
  await changeHere(refused, { title: 'refused' });
  expect(await outbox.flush()).toBe(false);
});
