import type { Message } from '@alento/domain/chat/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { expect, test } from 'vitest';
import { temporaryNotices } from './temporary-notices.ts';

const minute = 60_000;
const began = Date.parse('2026-11-20T10:00:00.000Z');

/** A conversation with an exchange at each of these minutes. */
function talk(minutes: readonly number[], help: HelpBlock | null = null): Message[] {
  const said = (role: Message['role'], at: number): Message => ({
    id: `${role}-${at}`,
    role,
    text: 'hello',
    status: 'complete',
    engine: null,
    help: role === 'user' ? help : null,
    createdAt: new Date(began + at * minute).toISOString(),
  });
  return [said('assistant', 0), ...minutes.flatMap((at) => [said('user', at), said('assistant', at)])];
}

const kindsOf = (messages: Message[]) => temporaryNotices(messages).map(({ kind }) => kind);
const anHour = [1, 20, 40, 61];

test('it begins with the notice that an AI answers', () => {
  expect(temporaryNotices(talk([]))).toMatchObject([{ kind: 'start', afterId: 'assistant-0' }]);
});

test('after an hour one is reminded and offered a break, once, after what was said last', () => {
  const notices = temporaryNotices(talk(anHour));
  expect(notices.map(({ kind, afterId }) => [kind, afterId])).toEqual([
    ['start', 'assistant-0'],
    ['reminder', 'assistant-61'],
    ['break', 'assistant-61'],
  ]);
  expect(kindsOf(talk([...anHour, 62]))).toEqual(['start', 'reminder', 'break']);
});

test('whoever told of danger is offered no break', () => {
  const help: HelpBlock = { tier: 2, categories: ['suicide'], form: 'full' };
  expect(kindsOf(talk(anHour, help))).toEqual(['start', 'reminder']);
  expect(kindsOf(talk(anHour, { ...help, form: 'dismissed' }))).toEqual(['start', 'reminder', 'break']);
});
