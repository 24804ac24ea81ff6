import { AppError } from '@alento/domain/app-error.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { expect, test } from 'vitest';
import { buildRows } from './rows.ts';

function message(id: string, role: Message['role'], createdAt: string): Message {
  return { id, role, text: id, status: 'complete', engine: null, help: null, createdAt };
}

const opening = message('opening', 'assistant', '2026-11-19T12:00:00.000Z');
const asked = message('asked', 'user', '2026-11-19T12:01:00.000Z');
const replied = message('replied', 'assistant', '2026-11-20T12:00:00.000Z');
const idle = {
  messages: [opening, asked, replied],
  pending: null,
  replyError: null,
  olderCursor: null,
  dialogues: [],
  isReplying: false,
};

const startsOf = (rows: ReturnType<typeof buildRows>) => rows.map((row) => row.kind === 'message' && row.startsDay);

test('a day is named where it begins', () => {
  expect(startsOf(buildRows(idle))).toEqual([true, false, true]);
});

test('the oldest message at hand names no day while there are older ones', () => {
  expect(startsOf(buildRows({ ...idle, olderCursor: 'cursor' }))).toEqual([false, false, true]);
});

test('the same message gives the same row', () => {
  expect(buildRows({ ...idle, messages: [...idle.messages] })[1]).toBe(buildRows(idle)[1]);
});

test('a message on its way is followed by the place of the reply', () => {
  const pending = { id: 'new', text: 'new', replaces: null, createdAt: asked.createdAt, delivery: 'sending' } as const;
  expect(buildRows({ ...idle, pending }).map(({ id }) => id)).toEqual(['opening', 'asked', 'replied', 'new', 'reply']);
});

test('a message that failed is followed by no reply', () => {
  const pending = { id: 'new', text: 'new', replaces: null, createdAt: asked.createdAt, delivery: 'unsent' } as const;
  expect(buildRows({ ...idle, pending }).at(-1)).toMatchObject({ id: 'new', delivery: 'unsent' });
});

test('a reply that is missing or failed is said so', () => {
  expect(buildRows({ ...idle, messages: [opening, asked] }).at(-1)).toMatchObject({ kind: 'trouble', error: null });
  const replyError = new AppError('chat.engine_busy');
  const rows = buildRows({ ...idle, replyError });
  expect(rows.at(-1)).toMatchObject({ kind: 'trouble', error: replyError });
  expect(rows.at(-2)).toMatchObject({ id: 'replied', isExplained: true });
});

const help: HelpBlock = { tier: 3, categories: ['suicide'], form: 'full' };

test('help stands between a message and the reply to it, and the same help gives the same row', () => {
  const messages = [opening, { ...asked, help }, replied];
  const rows = buildRows({ ...idle, messages });
  expect(rows.map(({ kind }) => kind)).toEqual(['message', 'message', 'help', 'message']);
  expect(buildRows({ ...idle, messages: [...messages] })[2]).toBe(rows[2]);
});

test('beside help a failed reply is said quietly', () => {
  const replyError = new AppError('chat.engine_timeout');
  const rows = buildRows({ ...idle, messages: [opening, { ...asked, help }], replyError });
  expect(rows.slice(-2)).toMatchObject([{ kind: 'help' }, { kind: 'trouble', isBesideHelp: true }]);
  expect(buildRows({ ...idle, replyError }).at(-1)).toMatchObject({ isBesideHelp: false });
  const dismissed: HelpBlock = { ...help, form: 'dismissed' };
  const corrected = buildRows({ ...idle, messages: [opening, { ...asked, help: dismissed }], replyError });
  expect(corrected.slice(-2)).toMatchObject([
    { kind: 'help', messageId: 'asked' },
    { kind: 'trouble', isBesideHelp: false },
  ]);
});

test('help that the device found stands under the message that was not sent', () => {
  const failed = { id: 'new', text: 'new', replaces: null, createdAt: asked.createdAt, delivery: 'unsent' } as const;
  expect(buildRows({ ...idle, pending: { ...failed, help } }).slice(-2)).toMatchObject([
    { id: 'new' },
    { kind: 'help', help },
  ]);
});
