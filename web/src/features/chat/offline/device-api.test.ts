import { AppError } from '@alento/domain/app-error.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { toAppError } from '#lib/errors.ts';
import { Outbox } from '#lib/outbox/outbox.ts';
import type { OutboxEntries } from '#lib/outbox/outbox-entries.ts';
import type { Change, OutboxStorage } from '#lib/outbox/outbox-storage.ts';
import type { ConversationApi } from '../conversation/conversation-api.ts';
import { ConversationStore } from '../conversation/conversation-store.ts';
import { withOffline } from '../conversation/with-offline.ts';
import { DeviceApi } from './device-api.ts';
import type { Pace } from './speak-on-device.ts';
import {
  type WaitingChange,
  waitingChangeSchema,
  type WaitingExchange,
  waitingExchangeSchema,
} from './waiting-schema.ts';
import { withChanges } from './with-changes.ts';
import { withWaiting } from './with-waiting.ts';

vi.mock('#features/safety/state.ts', () => ({ getHelpCountry: () => 'BR' }));

const at = '2026-11-20T10:00:00.000Z';
const hasty = { firstMs: 0, wordMs: 0 };

let isOnline: boolean;
/** What is found out about the server where a request gets no answer. */
let isReached: boolean;
/** What the account has, and what it was told. */
let account: Conversation;
let told: WaitingExchange[];
let corrected: string[];
let exchanges: OutboxEntries<WaitingExchange>;
let changes: OutboxEntries<WaitingChange>;

const message = (role: Message['role'], text: string): Message => ({
  id: crypto.randomUUID(),
  role,
  text,
  status: 'complete',
  engine: role === 'user' ? null : 'model',
  help: null,
  createdAt: at,
});

/** A device's memory, as long as the test. */
function memory(): OutboxStorage {
  let changes: Change[] = [];
  return {
    read: async () => changes,
    write: async (_owner, change) => {
      changes = [...changes.filter(({ id }) => id !== change.id), change];
    },
    remove: async (_owner, { state }) => {
      changes = changes.filter((change) => change.state !== state);
    },
  };
}

beforeEach(() => {
  isOnline = false;
  isReached = true;
  told = [];
  corrected = [];
  account = {
    id: crypto.randomUUID(),
    mood: 'sad',
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
    messages: [message('assistant', 'What is on your mind?')],
    olderCursor: null,
    dialogues: [],
  };
  const outbox = new Outbox({ owner: crypto.randomUUID(), storage: memory(), toAppError });
  exchanges = outbox.of<WaitingExchange>({
    name: 'exchange',
    parse: (stored) => waitingExchangeSchema.safeParse(stored).data ?? null,
    api: {
      async keep(waiting) {
        if (!isOnline) throw new AppError('common.network');
        told.push(waiting);
        account = withWaiting(account, [waiting]);
        return waiting;
      },
      remove: async () => undefined,
    },
  });
  changes = outbox.of<WaitingChange>({
    name: 'session-change',
    parse: (stored) => waitingChangeSchema.safeParse(stored).data ?? null,
    api: {
      async keep(waiting) {
        if (!isOnline) throw new AppError('common.network');
        account = withChanges(account, [waiting]);
        return waiting;
      },
      remove: async () => undefined,
    },
  });
});

const unreachable = () => Promise.reject(new AppError('common.network'));

const server: ConversationApi = {
  read: () => (isOnline ? Promise.resolve(account) : unreachable()),
  change: unreachable,
  send: unreachable,
  regenerate: unreachable,
  resume: () => Promise.resolve(null),
  stop: () => Promise.resolve(),
  correct: async (id) => {
    corrected.push(id);
  },
  giveFeedback: null,
  assess: () => Promise.resolve(null),
};

function open(api: ConversationApi = server, pace: Pace = hasty): ConversationStore {
  const store: ConversationStore = new ConversationStore({
    conversation: account,
    unsent: null,
    keepUnsent: () => undefined,
    api: withOffline(api, {
      loadDevice: async () => new DeviceApi({ state: () => store.getState(), exchanges, changes, pace }),
      isConnected: () => isOnline,
      checkConnection: async () => isOnline && isReached,
      hasUnsent: () => exchanges.getState().unsent.length + changes.getState().unsent.length > 0,
    }),
  });
  return store;
}

const shown = (store: ConversationStore) => store.getState().messages.map(({ role, text }) => [role, text]);
const said = (store: ConversationStore) =>
  store
    .getState()
    .messages.filter(({ role }) => role === 'user')
    .map(({ text }) => text);

test('without a connection the companion on the device answers, and both sides wait for the account', async () => {
  const store = open();
  await store.send('The harbour was grey.');
  await store.send('And I walked home alone.');
  const { messages, pending, replyError } = store.getState();
  expect([pending, replyError]).toEqual([null, null]);
  expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant', 'user', 'assistant']);
  expect(messages.slice(1).every(({ role, engine }) => role === 'user' || engine === 'guided')).toBe(true);
  const waiting = exchanges.getState().unsent;
  expect(waiting.map(({ text, reply }) => [text, reply?.text])).toEqual([
    ['The harbour was grey.', messages[2]?.text],
    ['And I walked home alone.', messages[4]?.text],
  ]);
  isOnline = true;
  expect(await exchanges.flush()).toBe(true);
  await store.refresh();
  expect(shown(store)).toEqual(messages.map(({ role, text }) => [role, text]));
  expect(told).toHaveLength(2);
});

test('danger is judged on the device, and a correction goes along', async () => {
  const store = open();
  await store.send('I want to kill myself');
  const asked = store.getState().messages[1];
  expect(asked?.help).toMatchObject({ form: 'full' });
  store.dismissHelp(asked?.id ?? '');
  await vi.waitFor(() => expect(exchanges.getState().unsent[0]).toMatchObject({ isHelpDismissed: true }));
  expect(corrected).toEqual([]);
});

test('what is said once there is a connection comes after what waits', async () => {
  const store = open();
  await store.send('offline');
  isOnline = true;
  const order: string[] = [];
  const online = open({
    ...server,
    send: async ({ text }) => {
      order.push(...told.map((each) => each.text), text);
      throw new AppError('billing.message_limit');
    },
  });
  await online.send('online');
  expect(order).toEqual(['offline', 'online']);
  expect(online.getState().pending?.delivery).toMatchObject({ code: 'billing.message_limit' });
});

test('a connection that goes while a message is under way is none', async () => {
  isOnline = true;
  const store = open({
    ...server,
    send: () => {
      isOnline = false;
      return unreachable();
    },
  });
  await store.send('The harbour was grey.');
  expect(store.getState().messages.at(-1)).toMatchObject({ role: 'assistant', engine: 'guided' });
});

test('a network that leads nowhere is no connection, whether it refuses or says nothing', async () => {
  isOnline = true;
  isReached = false;
  const refused = open();
  await refused.send('The harbour was grey.');
  expect(refused.getState().messages.at(-1)).toMatchObject({ role: 'assistant', engine: 'guided' });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const silent = open({
    ...server,
    send: (_message, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });
  exchanges.discard(exchanges.getState().unsent[0]?.id ?? '');
  const sending = silent.send('And I walked home alone.');
  await vi.advanceTimersByTimeAsync(8_000);
  await sending;
  vi.useRealTimers();
  expect(silent.getState().messages.at(-1)).toMatchObject({ role: 'assistant', engine: 'guided' });
});

test('a server that answers late is waited for', async () => {
  isOnline = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const answered = Promise.withResolvers<ReadableStream<Uint8Array>>();
  const store = open({ ...server, send: () => answered.promise });
  const sending = store.send('The harbour was grey.');
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(store.getState().pending?.delivery).toBe('sending');
  answered.reject(new AppError('billing.message_limit'));
  await sending;
  expect(exchanges.getState().unsent).toEqual([]);
});

test('a request that got lost, where the next one is answered, is told and can be sent again', async () => {
  isOnline = true;
  const store = open();
  await store.send('The harbour was grey.');
  expect(store.getState().pending?.delivery).toMatchObject({ code: 'common.network' });
  expect(exchanges.getState().unsent).toEqual([]);
});

test('a message that waits is taken back with its reply, and is in no account', async () => {
  const store = open();
  await store.send('one');
  await store.send('two');
  const [, first] = store.getState().messages;
  expect(await store.takeBack(first?.id ?? '')).toMatchObject({ text: 'one' });
  expect(said(store)).toEqual(['two']);
  isOnline = true;
  await exchanges.flush();
  expect(told.map(({ text }) => text)).toEqual(['two']);
});

test('what is rewritten, and what is answered anew, is so in the account, too', async () => {
  const store = open();
  await store.send('one');
  const first = store.getState().messages.at(1)?.id ?? '';
  await store.send('another one', first);
  expect(said(store)).toEqual(['another one']);
  await store.regenerate();
  const reply = store.getState().messages.at(-1);
  isOnline = true;
  await exchanges.flush();
  expect(account.messages.map(({ text }) => text)).toEqual(['What is on your mind?', 'another one', reply?.text]);
});

test('a reply to what the account has is not made anew without a connection', async () => {
  account.messages = [...account.messages, message('user', 'one'), message('assistant', 'I hear you.')];
  const store = open();
  await store.regenerate();
  expect(store.getState().replyError).toMatchObject({ code: 'common.network' });
  expect(shown(store).at(-1)).toEqual(['assistant', 'I hear you.']);
});

test('a reply that is stopped is kept as far as it was said', async () => {
  const store = open(server, { firstMs: 0, wordMs: 20 });
  const talking = store.send('The harbour was grey.');
  await vi.waitFor(() => expect(store.getState().reply?.text).toMatch(/\S/));
  await store.stop();
  await talking;
  const reply = store.getState().messages.at(-1);
  expect(reply).toMatchObject({ role: 'assistant', status: 'stopped' });
  expect(exchanges.getState().unsent[0]?.reply?.text).toBe(reply?.text);
});

test('a conversation as the account has it is shown with what waits, once', async () => {
  const store = open();
  await store.send('one');
  isOnline = true;
  const [waiting] = exchanges.getState().unsent;
  // It arrived, and the answer to that did not.
  account = withWaiting(account, waiting ? [waiting] : []);
  await store.refresh();
  expect(said(store)).toEqual(['one']);
});

test('what is changed of a session here reaches the account after what was said before it', async () => {
  const store = open();
  await store.send('one');
  await store.change({ title: 'The harbour' });
  await store.change({ state: 'paused' });
  const ended = await store.change({ state: 'completed', moodAfter: 'calm' });
  expect(ended).toMatchObject({ state: 'completed', title: 'The harbour', moodAfter: 'calm' });
  expect(store.getState().session).toEqual(ended);
  isOnline = true;
  expect(await exchanges.flush()).toBe(true);
  expect(account).toMatchObject({ state: 'completed', title: 'The harbour', moodAfter: 'calm' });
  expect(said(store)).toEqual(['one']);
});

test('a conversation that goes on after its end has not ended', async () => {
  const store = open();
  await store.send('one');
  await store.change({ state: 'completed' });
  await store.send('two');
  expect(changes.getState().unsent).toEqual([]);
  isOnline = true;
  await exchanges.flush();
  expect(account).toMatchObject({ state: 'in_progress' });
});

test('nothing said is an end without a conversation, and a change that waits is shown with what the account has', async () => {
  const store = open();
  expect(await store.change({ state: 'completed', takeaway: '' })).toMatchObject({ state: 'ended', takeaway: null });
  isOnline = true;
  await store.refresh();
  expect(store.getState().session).toMatchObject({ state: 'ended' });
});
