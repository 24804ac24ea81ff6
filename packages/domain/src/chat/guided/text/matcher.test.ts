import { expect, test } from 'vitest';
import { Matcher } from './matcher.ts';
import { tokenizerWith, tokensOf, wordCount, withoutDrawl } from './tokens.ts';

const tokenize = tokenizerWith({ vc: 'você', dont: 'do not' });
const find = (patterns: string[], text: string): number =>
  new Matcher([['x', patterns]], tokenize).find(tokenize(text)).length;

test('words match whole, stems match what begins with them', () => {
  expect(find(['prova'], 'provavelmente')).toBe(0);
  expect(find(['prova'], 'a prova')).toBe(1);
  expect(find(['trabalh*'], 'trabalhando')).toBe(1);
});

test('phrases match in order and not across a pause', () => {
  expect(find(['não sei'], 'eu não sei')).toBe(1);
  expect(find(['não sei'], 'não. sei')).toBe(0);
  expect(find(['faz _ anos'], 'faz dois anos')).toBe(1);
  expect(find(['faz _ anos'], 'faz anos')).toBe(0);
});

test('a pattern can be tied to the beginning or the end', () => {
  expect(find(['^ sim $'], 'sim')).toBe(1);
  expect(find(['^ sim $'], 'sim, claro')).toBe(0);
});

test('short forms are written out on both sides', () => {
  expect(find(['você é'], 'vc é')).toBe(1);
  expect(find(["don't know"], 'do not know')).toBe(1);
});

test('accents, case and invisible characters make no difference', () => {
  expect(find(['mãe'], 'MAE')).toBe(1);
  expect(find(['triste'], 'tri\u200bste')).toBe(1);
});

test('a pattern written twice counts once', () => {
  expect(find(['mãe', 'mae'], 'mãe')).toBe(1);
});

test('a misspelt word is guessed, a short one is not', () => {
  const matcher = new Matcher([['work', ['trabalho', 'escritór*', 'chefe']]], tokenize);
  expect(matcher.guess('trabahlo')).toEqual(['work']);
  expect(matcher.guess('trbalho')).toEqual(['work']);
  expect(matcher.guess('escrtorio')).toEqual(['work']);
  expect(matcher.guess('chefa')).toEqual([]);
});

test('scripts without spaces are read character by character', () => {
  expect(find(['悲しい'], '今日は悲しいです')).toBe(1);
  expect(wordCount(tokensOf('今日は悲しい'))).toBe(3);
});

test('drawn-out letters are shortened', () => {
  expect(withoutDrawl('naooooo', () => false)).toBe('nao');
  expect(withoutDrawl('goooood', (token) => token === 'good')).toBe('good');
  expect(withoutDrawl('passo', () => false)).toBe('passo');
});
