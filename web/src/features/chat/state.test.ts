import { AppError } from '@alento/domain/app-error.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { expect, test } from 'vitest';
import { toConversation, openConversation, plainRefusal, reduceConversation, visibleMessages } from './state.ts';

const at = '2026-11-20T10:00:00.000Z';

function message(id: string, role: Message['role']): Message {
  return { id, role, text: id, status: 'complete', engine: null, help: null, createdAt: at };
}

const messages = [message('opening', 'assistant'), message('asked', 'user'), message('replied', 'assistant')];

const conversation: Conversation = {
  id: 'session',
  mood: 'calm',
  kind: 'inspiring',
  personality: 'default',
  language: 'pt',
  state: 'paused',
  messageCount: 3,
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

const help: HelpBlock = { tier: 3, categories: ['suicide'], form: 'full' };

const idsOf = (shown: readonly Message[]): string[] => shown.map(({ id }) => id);

test('a running reply hides the reply it may replace, and never the opening', () => {
  expect(idsOf(visibleMessages({ messages, pending: null, isReplying: true }))).toEqual(['opening', 'asked']);
  const [opening] = messages;
  expect(visibleMessages({ messages: opening ? [opening] : [], pending: null, isReplying: true })).toHaveLength(1);
});

test('a message that replaces another hides it and what followed, until it is taken back', () => {
  const pending = { id: 'new', text: 'new', replaces: 'asked', createdAt: at, delivery: 'unsent' } as const;
  expect(idsOf(visibleMessages({ messages, pending, isReplying: false }))).toEqual(['opening']);
});

test('a message that is accepted sets a paused session going', () => {
  const pending = { id: 'new', text: 'new', replaces: null, createdAt: at, delivery: 'sending' } as const;
  const sent = reduceConversation(openConversation(conversation, null), { type: 'message-sent', message: pending });
  const accepted = reduceConversation(sent, { type: 'message-accepted' });
  expect(accepted.session.state).toBe('in_progress');
  expect(accepted).toMatchObject({ pending: null, reply: { text: '' } });
  expect(idsOf(accepted.messages)).toEqual(['opening', 'asked', 'replied', 'new']);
});

test('a stored reply that is told again is not doubled', () => {
  const state = openConversation(conversation, null);
  const now = at;
  const told = [
    { type: 'reply-requested' },
    { type: 'reply-started', id: 'replied', engine: 'guided' },
    { type: 'text-added', delta: 'replied' },
    { type: 'reply-ended', status: 'complete', now },
  ] as const;
  expect(idsOf(told.reduce(reduceConversation, state).messages)).toEqual(['opening', 'asked', 'replied']);
});

test('a reply that begins again forgets what was heard of it', () => {
  const state = openConversation(conversation, null);
  const told = [
    { type: 'reply-requested' },
    { type: 'reply-started', id: 'again', engine: 'model' },
    { type: 'text-added', delta: 'Deve' },
    { type: 'reply-lost' },
    { type: 'reply-started', id: 'again', engine: 'model' },
  ] as const;
  expect(told.reduce(reduceConversation, state).reply).toMatchObject({ text: '', isLost: false });
});

test('reading the newest page again keeps the older pages that still meet it', () => {
  const older = message('older', 'user');
  const open = openConversation({ ...conversation, olderCursor: 'cursor' }, null);
  const loaded = reduceConversation(open, { type: 'older-loaded', messages: [older], olderCursor: 'further' });
  const again = reduceConversation(loaded, { type: 'conversation-read', conversation });
  expect(idsOf(again.messages)).toEqual(['older', 'opening', 'asked', 'replied']);
  expect(again).toMatchObject({ olderCursor: 'further', older: 'more', isPrepended: false });
});

test('reading a page that meets nothing known starts from that page', () => {
  const page = { ...conversation, messages: [message('far', 'user')], olderCursor: 'cursor' };
  const again = reduceConversation(openConversation(conversation, null), {
    type: 'conversation-read',
    conversation: page,
  });
  expect(idsOf(again.messages)).toEqual(['far']);
  expect(again.olderCursor).toBe('cursor');
});

test('a conversation that is left can be opened again as it was', () => {
  expect(toConversation(openConversation(conversation, null))).toEqual(conversation);
});

test('a refusal is told once it is known that no help is shown', () => {
  const refused = new AppError('billing.session_limit');
  const pending = { id: 'new', text: 'new', replaces: null, createdAt: at, delivery: refused } as const;
  const sent = reduceConversation(openConversation(conversation, null), { type: 'message-sent', message: pending });
  const assessed = (block: HelpBlock | null) =>
    reduceConversation(sent, { type: 'message-assessed', id: 'new', help: block });
  expect(plainRefusal(sent)).toBeNull();
  expect(plainRefusal(assessed(help))).toBeNull();
  expect(plainRefusal(assessed(null))).toBe(refused);
  const helped = messages.map((said) => (said.id === 'asked' ? { ...said, help } : said));
  expect(plainRefusal({ ...assessed(null), messages: helped })).toBeNull();
  const dismissed = messages.map((said) => ({ ...said, help: { ...help, form: 'dismissed' as const } }));
  expect(plainRefusal({ ...assessed(null), messages: dismissed })).toBe(refused);
});
