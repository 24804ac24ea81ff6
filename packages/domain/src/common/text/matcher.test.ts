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
  const write = tokenizerWith({ emo: '难过', jai: "j'ai" });
  expect(new Matcher([['x', ['难过', "j'ai peur"]]], write).find(write('我emo了 jai peur')).length).toBe(2);
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
  expect(find(['しんどい'], 'まじシンドいｗｗｗ')).toBe(1);
  expect(find(['发挥*'], '没发挥好')).toBe(1);
  expect(find(['죽고 싶*'], '진짜죽고싶어요')).toBe(1);
  expect(find(['일이 많*'], '일이 너무 많아')).toBe(0);
  expect(find(['ptsd'], '私はPTSDかも')).toBe(1);
  expect(find(['^ はい |', '^ はい $'], 'はい、そうです')).toBe(1);
  expect(wordCount(tokensOf('今日は悲しい'))).toBe(3);
});

test('laughter and sighs are as long as one likes', () => {
  expect(tokensOf('ㅋㅋㅋㅋㅋㅋㅋ')).toEqual(tokensOf('ㅋㅋ'));
  expect(tokensOf('哈哈哈哈哈哈')).toEqual(tokensOf('哈哈'));
  expect(find(['つらい'], 'つらいいいいーーー')).toBe(1);
  expect(withoutDrawl('ههههههه', (token) => token === 'هه')).toBe('هه');
  expect(withoutDrawl('ааааа', () => false)).toBe('а');
});

test('words of any script match whole, with their signs', () => {
  expect(find(['दुख*'], 'मैं बहुत दुखी हूँ।')).toBe(1);
  expect(find(['नींद नहीं'], 'नींद नही आती, नींद नहीं')).toBe(1);
  expect(find(['устал*'], 'я так устала…')).toBe(1);
  expect(find(['عمل*'], 'أكره عملي')).toBe(1);
  expect(find(['كآبة'], 'أشعر بالكآبة والوحدة')).toBe(1);
  expect(find(["l'école", 'école'], 'je déteste l’école')).toBe(2);
});

test('every script has its pauses', () => {
  for (const text of ['不。想', '不、想', '不？想', '不！想']) expect(find(['不想'], text)).toBe(0);
  expect(find(['لا أنام'], 'لا، أنام')).toBe(0);
  expect(find(['हाँ मैं'], 'हाँ। मैं')).toBe(0);
});

test('drawn-out letters are shortened', () => {
  expect(withoutDrawl('naooooo', () => false)).toBe('nao');
  expect(withoutDrawl('goooood', (token) => token === 'good')).toBe('good');
  expect(withoutDrawl('passo', () => false)).toBe('passo');
});

test('of words to choose from any one will do, at any place and of any length', () => {
  const patterns = ['(how/what) do i (say/tell/write) it'];
  expect(find(patterns, 'how do i tell it')).toBe(1);
  expect(find(patterns, 'what do i write it')).toBe(1);
  expect(find(patterns, 'how do i know it')).toBe(0);
  expect(find(['i (dont/cannot) know'], 'i do not know')).toBe(1);
  expect(find(['i (dont/cannot) know'], 'i cannot know')).toBe(1);
  expect(find(['怎么(说/写)'], '怎么写')).toBe(0);
  expect(find(['怎么 (说/写)'], '怎么写')).toBe(1);
});

test('a choice of single words is a misspelling of each', () => {
  const matcher = new Matcher([['x', ['(trabalho/professor)']]], tokenize);
  expect(matcher.guess('profesor')).toEqual(['x']);
});
