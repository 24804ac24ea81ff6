import type { Notice } from '@alento/domain/chat/notices/schema.ts';
import { expect, test } from 'vitest';
import { placeNotices } from './place-notices.ts';
import { buildRows } from './rows.ts';

const at = (minute: number): string => `2026-11-22T12:${String(minute).padStart(2, '0')}:00.000Z`;
const message = (id: string, minute: number) =>
  ({ id, role: 'assistant', text: id, status: 'complete', engine: null, help: null, createdAt: at(minute) }) as const;
const notice = (id: string, kind: Notice['kind'], minute: number, afterId: string | null = null): Notice => ({
  id,
  kind,
  afterId,
  shownAt: at(minute),
});

const rows = buildRows({
  messages: [message('first', 0), message('second', 10), message('third', 20)],
  pending: null,
  replyError: null,
  olderCursor: null,
  dialogues: [],
  isReplying: false,
});
const idsOf = (notices: Notice[], among = rows): string[] => placeNotices(among, notices).map(({ id }) => id);

test('a notice stands below the message it came after, whatever the clocks say', () => {
  expect(idsOf([notice('told', 'reminder', 59, 'second')])).toEqual(['first', 'second', 'told', 'third']);
});

test('a notice whose message gave way to another stands where its time is', () => {
  expect(idsOf([notice('told', 'reminder', 15, 'gone')])).toEqual(['first', 'second', 'told', 'third']);
  expect(idsOf([notice('told', 'reminder', 30)])).toEqual(['first', 'second', 'third', 'told']);
});

test('notices that came together keep their order', () => {
  const both = [notice('told', 'reminder', 20, 'third'), notice('rest', 'break', 20, 'third')];
  expect(idsOf(both)).toEqual(['first', 'second', 'third', 'told', 'rest']);
});

test('what the conversation begins with is no line of its own, nor is what lies above the loaded messages', () => {
  expect(idsOf([notice('begun', 'start', 0, 'first'), notice('old', 'reminder', 5)], rows.slice(1))).toEqual([
    'second',
    'third',
  ]);
});
