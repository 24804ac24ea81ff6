import { expect, test } from 'vitest';
import { splitPassages } from './passages.ts';

const read = (text: string): string[] => splitPassages(text).map((passage) => passage.trim());

test('a short message is one passage', () => {
  expect(read('I have the pills. It ends tonight.')).toEqual(['i have the pills it ends tonight']);
  expect(read("I… I just… can't… be… here…")).toHaveLength(1);
});

test('what holds no word is no passage', () => {
  expect(splitPassages('')).toEqual([]);
  expect(splitPassages('… !!! 😂')).toEqual([]);
});

test('sentences of a long message are read together and alone', () => {
  const sentences = ['one', 'two', 'three', 'four'].map((word) => word.repeat(20).slice(0, 58));
  const passages = read(sentences.map((each) => `${each}.`).join(' '));
  expect(passages).toEqual([sentences.slice(0, 3).join(' '), sentences.slice(1).join(' '), ...sentences]);
});

test('a page without a full stop is cut between words, and no word is lost', () => {
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu'];
  const words = Array.from({ length: 400 }, (_, index) =>
    [...String(1000 + index)].map((digit) => syllables[Number(digit)]).join(''),
  );
  const passages = read(words.join(' '));
  expect(passages.length).toBeGreaterThan(1);
  expect(new Set(passages.flatMap((passage) => passage.split(' ')))).toEqual(new Set(words));
});

test.each([
  ['a letter a line', 'a\n'.repeat(5000)],
  ['short sentences', 'No. Why? '.repeat(1100)],
  ['no space', 'a'.repeat(10_000)],
  ['signs', '好。'.repeat(5000)],
])('of ten thousand characters (%s) none is read more than ten times', (_, message) => {
  const letters = splitPassages(message).reduce((sum, passage) => sum + passage.length, 0);
  expect(letters).toBeLessThan(10 * message.length);
});
