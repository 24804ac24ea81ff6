import type { ListedSession } from '@alento/domain/chat/schema.ts';
import { expect, test } from 'vitest';
import { groupSessions } from './group-sessions.ts';

const session = (id: string, lastActivityAt: string, isPinned = false): ListedSession => ({
  id,
  mood: null,
  kind: 'support',
  personality: 'friend',
  language: 'en',
  state: 'in_progress',
  messageCount: 3,
  createdAt: lastActivityAt,
  lastActivityAt,
  endedAt: null,
  moodAfter: null,
  takeaway: null,
  title: null,
  isPinned,
  isArchived: false,
  lastWords: { role: 'assistant', text: 'I hear you.' },
});

test('conversations stand under the day, the week, the month, and what is pinned above all', () => {
  const pinned = session('p', '2026-09-01T12:00:00', true);
  const sessions = [
    session('a', '2026-11-22T08:00:00'),
    session('b', '2026-11-21T23:00:00'),
    session('c', '2026-11-18T12:00:00'),
    session('d', '2026-11-16T12:00:00'),
    session('e', '2026-11-02T12:00:00'),
    session('f', '2026-10-30T12:00:00'),
    pinned,
  ];
  const groups = groupSessions([pinned], sessions, new Date('2026-11-22T09:00:00'));
  expect(groups.map(({ kind, sessions: listed }) => [kind, listed.map(({ id }) => id).join('')])).toEqual([
    ['pinned', 'p'],
    ['day', 'a'],
    ['day', 'b'],
    ['week', 'cd'],
    ['month', 'e'],
    ['month', 'f'],
  ]);
});

test('where nothing is there is no group', () => {
  expect(groupSessions([], [], new Date())).toEqual([]);
});
