import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import { contextMessages, maxTemporaryLength } from '@alento/domain/chat/limits.ts';
import {
  type TemporaryMessage,
  temporaryMessageSchema,
  type TemporaryStretch,
  temporaryStretchSchema,
} from '@alento/domain/chat/temporary-schema.ts';
import { beforeEach, expect, test } from 'vitest';
import { ConversationStore } from './conversation-store.ts';
import { TemporaryApi } from './temporary-conversation.ts';

const at = '2026-11-20T10:00:00.000Z';
let sent: TemporaryMessage[];
let stretches: TemporaryStretch[];
let summary: string | null;
let corrected: string[];
let isDown: boolean;

beforeEach(() => {
  sent = [];
  stretches = [];
  corrected = [];
  summary = null;
  isDown = false;
});

function said(role: Message['role'], text: string): Message {
  return { id: crypto.randomUUID(), role, text, status: 'complete', engine: null, help: null, createdAt: at };
}

function streamOf(...parts: object[]): ReadableStream<Uint8Array> {
  const text = [...parts.map((part) => JSON.stringify(part)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('');
  return new Blob([text]).stream();
}

function replying(text: string): ReadableStream<Uint8Array> {
  const messageId = crypto.randomUUID();
  return streamOf(
    { type: 'start', messageId, messageMetadata: { engine: 'model' } },
    { type: 'text-delta', id: 'text', delta: text },
    { type: 'finish', messageMetadata: { status: 'complete' } },
  );
}

function open(...messages: Message[]): ConversationStore {
  const conversation: Conversation = {
    id: crypto.randomUUID(),
    mood: 'calm',
    kind: 'inspiring',
    personality: 'wise',
    language: 'pt',
    state: 'not_started',
    messageCount: messages.length,
    createdAt: at,
    lastActivityAt: at,
    endedAt: null,
    moodAfter: null,
    takeaway: null,
    title: null,
    isPinned: false,
    isArchived: false,
    messages,
    olderCursor: null,
    dialogues: [],
  };
  const store: ConversationStore = new ConversationStore({
    conversation,
    unsent: null,
    keepUnsent: () => undefined,
    reconnectDelaysMs: [],
    api: new TemporaryApi(
      {
        send(message) {
          if (isDown) return Promise.reject(new TypeError('network'));
          // The server takes it.
          sent.push(temporaryMessageSchema.parse(message));
          return Promise.resolve(replying(`reply ${sent.length}`));
        },
        resume: () => Promise.resolve(null),
        stop: () => Promise.resolve(),
        summarise(stretch) {
          stretches.push(temporaryStretchSchema.parse(stretch));
          return Promise.resolve(summary);
        },
        correct(messageId) {
          corrected.push(messageId);
          return Promise.resolve();
        },
        assess: (text) => Promise.resolve(text === 'danger' ? help : null),
      },
      () => store.getState(),
    ),
  });
  return store;
}

const help: HelpBlock = { tier: 3, categories: ['suicide'], form: 'full' };

const textsOf = (message: TemporaryMessage | undefined) => message?.turns.map(({ text }) => text);
const exchanges = (count: number, text = 'hello'): Message[] =>
  Array.from({ length: count }, (_, index) => said(index % 2 === 0 ? 'assistant' : 'user', `${text} ${index}`));

test('each message tells the whole conversation with its mood, personality and language', async () => {
  const store = open(said('assistant', 'opening'));
  await store.send('one');
  await store.send('two');
  expect(sent[1]).toMatchObject({ mood: 'calm', personality: 'wise', language: 'pt', summary: null });
  expect(textsOf(sent[1])).toEqual(['opening', 'one', 'reply 1', 'two']);
  expect(store.getState().messages.at(-1)?.text).toBe('reply 2');
});

test('a new reply is asked without the one it takes the place of, and an edit without what followed', async () => {
  const store = open(said('assistant', 'opening'));
  await store.send('one');
  await store.regenerate();
  expect(textsOf(sent[1])).toEqual(['opening', 'one']);
  await store.send('two');
  const [, first] = store.getState().messages;
  await store.send('one, better', first?.id);
  expect(textsOf(sent.at(-1))).toEqual(['opening', 'one, better']);
});

test('a message that did not get through keeps its words and can be sent again', async () => {
  const store = open(said('assistant', 'opening'));
  isDown = true;
  await store.send('precious');
  expect(store.getState().pending?.text).toBe('precious');
  isDown = false;
  await store.retry();
  expect(textsOf(sent[0])).toEqual(['opening', 'precious']);
});

test('the beginning of a long conversation is summarised, and the summary sent in its place', async () => {
  summary = 'what came before';
  const store = open(...exchanges(51));
  await store.send('now');
  expect(stretches).toHaveLength(1);
  await store.send('and now');
  const last = sent.at(-1);
  expect(last?.summary).toBe('what came before');
  expect(last?.turns.length).toBeLessThan(25);
  expect(textsOf(last)).not.toContain('hello 0');
  expect(textsOf(last)).toContain('hello 50');
});

test('what is written anew is not told by an old summary', async () => {
  summary = 'what came before';
  const store = open(...exchanges(51));
  await store.send('now');
  await store.send('never mind', store.getState().messages[1]?.id);
  expect(sent.at(-1)).toMatchObject({ summary: null });
  expect(textsOf(sent.at(-1))).toEqual(['hello 0', 'never mind']);
});

test('without summaries the newest messages go on, never more than the server takes', async () => {
  const store = open(...exchanges(contextMessages + 31, 'word '.repeat(800)));
  await store.send('now');
  const [first] = sent;
  expect(first?.turns.length).toBeLessThanOrEqual(contextMessages);
  expect(first?.turns.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(maxTemporaryLength);
  expect(textsOf(first)?.at(-1)).toBe('now');
});

test('help that a message was answered with is told again with it', async () => {
  const store = open(said('assistant', 'opening'), { ...said('user', 'danger'), help });
  await store.regenerate();
  expect(sent[0]?.turns).toEqual([
    { role: 'assistant', text: 'opening' },
    { role: 'user', text: 'danger', help },
  ]);
});

test('help that was not meant is told as such from then on', async () => {
  const asked: Message = { ...said('user', 'danger'), help };
  const store = open(said('assistant', 'opening'), asked, said('assistant', 'reply'));
  store.dismissHelp(asked.id);
  expect(corrected).toEqual([asked.id]);
  await store.send('I was joking');
  expect(sent[0]?.turns[1]).toEqual({ role: 'user', text: 'danger', help: { ...help, form: 'dismissed' } });
});

test('what the server could not be told is judged on the device', async () => {
  isDown = true;
  const store = open(said('assistant', 'opening'));
  await store.send('danger');
  await expect.poll(() => store.getState().pending?.help).toEqual(help);
});
