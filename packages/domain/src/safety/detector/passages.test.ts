import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

const read = (text: string): string[] => passagesOf(text).map(({ start, end }) => text.slice(start, end).trim());

test('a short message is one passage', () => {
  expect(read('I have the pills. It ends tonight.')).toEqual(['I have the pills. It ends tonight.']);
  expect(read("I… I just… can't… be… here…")).toHaveLength(1);
});

test('what holds no word is no passage', () => {
  expect(passagesOf('')).toEqual([]);
  expect(passagesOf('… !!! 😂')).toEqual([]);
});

test('sentences of a long message are read three by three and alone', () => {
  const sentences = ['one', 'two', 'three', 'four'].map((word) => `${word.repeat(20)}.`);
  expect(read(sentences.join(' '))).toEqual([
    sentences.slice(0, 3).join(' '),
    sentences.slice(1).join(' '),
    ...sentences,
  ]);
});

test('a page without a full stop is cut between words, and no word is lost', () => {
  const text = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ');
  const passages = passagesOf(text);
  expect(passages.length).toBeGreaterThan(1);
  expect(passages[0]?.start).toBe(0);
  expect(passages.at(-1)?.end).toBe(text.length);
  for (const { start } of passages) expect(start === 0 || text[start] === ' ').toBe(true);
});
