import type { ListedSession } from '@alento/domain/chat/schema.ts';
import { expect, test } from 'vitest';
import { findByTitle, findInWords } from './find-sessions.ts';

const sessions = [
  { id: 'a', takeaway: 'Um passo de cada vez', lastWords: { role: 'user', text: 'Até amanhã' } },
  { id: 'b', takeaway: null, lastWords: { role: 'assistant', text: 'A reunião foi adiada' } },
] as unknown as ListedSession[];
const titleOf = ({ id }: ListedSession): string => (id === 'a' ? 'Noites' : 'Trabalho');

test.each([
  ['noites', ['a']],
  ['REUNIAO', ['b']],
  ['passo noites', ['a']],
  ['passo trabalho', []],
  ['  ', ['a', 'b']],
])('by title, takeaway and last words: %s', (search, ids) => {
  expect(findByTitle(sessions, search, titleOf).map(({ id }) => id)).toEqual(ids);
});

test('by what was said: every word in one message', () => {
  const messages = [
    { sessionId: 'a', text: 'The lighthouse was red' },
    { sessionId: 'b', text: 'a red car' },
    { sessionId: 'b', text: 'by the lighthouse' },
  ];
  expect(findInWords(messages, 'red lighthouse')).toEqual(new Set(['a']));
});
