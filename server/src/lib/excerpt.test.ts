import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text stays as it is, on one line', () => {
  expect(excerpt(' I cannot\n sleep ', 20)).toBe('I cannot sleep');
});

test('a long one is cut between words', () => {
  expect(excerpt('I cannot talk to my boss about it', 16)).toBe('I cannot talk…');
});

test.each([
  ['昨日の夜はまったく眠れなくて', 8, '昨日の夜はまっ…'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 14, '👨‍👩‍👧‍👦…'],
])('where there are no spaces it is cut between characters: %s', (text, length, expected) => {
  expect(excerpt(text, length)).toBe(expected);
});
