import { expect, test } from 'vitest';
import { hashesOfPairs, hashOfWord, wordsOf } from './word-pairs.ts';

const pairs = (text: string): number[] => hashesOfPairs(wordsOf(text));

test('words stand between spaces, and each Chinese or Japanese sign is one', () => {
  expect(wordsOf(' i am here ')).toEqual(['i', 'am', 'here']);
  expect(wordsOf(' 我不想 ok ')).toEqual(['我', '不', '想', 'ok']);
});

test('a pair is the same whatever stands between, and another the other way round', () => {
  const [wanted = 0] = pairs('want die');
  expect(pairs('want so much to die')).toContain(wanted);
  expect(pairs('die want')).not.toContain(wanted);
});

test('words further apart than five are no pair', () => {
  const [wanted = 0] = pairs('want die');
  expect(pairs('want a b c d e die')).not.toContain(wanted);
});

test('endings do not count in a pair', () => {
  expect(pairs('wanting ending')).toEqual(pairs('wanti endin'));
});

test('nothing has no words', () => {
  expect(wordsOf('  ')).toEqual([]);
  expect(pairs('alone')).toEqual([]);
  expect(hashOfWord('', 5)).toBe(hashOfWord(''));
});
