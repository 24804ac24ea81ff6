import { expect, test } from 'vitest';
import { isBlank, wordsOf } from './read-words.ts';
import type { JournalBody } from './body-schema.ts';
import { journalInputSchema } from './schema.ts';

const record: JournalBody = {
  kind: 'full',
  situation: ' ',
  feelings: [{ name: 'shame', before: 80, after: 50 }],
  thought: 'They do not want me there\n',
  distortions: ['mindReading'],
  evidenceFor: '',
  evidenceAgainst: 'It was moved for everybody',
  alternative: '',
  belief: 60,
};

test('the words of an entry are those that were written, in their order', () => {
  expect(wordsOf(record)).toEqual(['shame', 'They do not want me there', 'It was moved for everybody']);
});

test('choices and ratings alone are no entry', () => {
  const bare: JournalBody = { ...record, feelings: [], thought: '', evidenceAgainst: '' };
  expect(isBlank(bare)).toBe(true);
  const at = '2026-03-10T20:00:00.000Z';
  expect(journalInputSchema.safeParse({ body: bare, writtenAt: at, changedAt: at }).success).toBe(false);
  expect(journalInputSchema.safeParse({ body: record, writtenAt: at, changedAt: at }).success).toBe(true);
});
