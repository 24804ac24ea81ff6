import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['TRISTE', 'tri\u200bste'],
  ['coração', 'coracao'],
  ["don't", 'dont'],
  ['weiß', 'weiss'],
  ['sœur', 'soeur'],
  ['ещё', 'еще'],
  ['أُمّي', 'امي'],
  ['حزيــــن', 'حزين'],
  ['كآبة', 'كابه'],
  ['سيئ', 'سيى'],
  ['हूँ', 'हूं'],
  ['ज़िन्दगी', 'जिंदगी'],
  ['ﾂﾗｲ', 'つらい'],
  ['つらーーい', 'つらい'],
  ['しんどいぃぃ', 'しんどい'],
  ['うーーーん', 'うーん'],
  ['ガ', 'が'],
  ['힘들어'.normalize('NFD'), '힘들어'],
  ['ㅠㅠ', 'ㅠㅠ'],
  ['ＡＢＣ！', 'abc!'],
])('%s is compared as %s', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test.each([
  ["l'école", 'l ecole'],
  ["qu'il", 'qu il'],
  ["dell'anima", 'dell anima'],
  ["geht's", 'gehts'],
])('%s is written out as %s', (one, other) => {
  expect(fold(one)).toBe(other);
});

test('a hum is not a yes', () => {
  expect(fold('うーん')).not.toBe(fold('うん'));
});

test('vowel signs of Devanagari stay', () => {
  expect(fold('दुखी')).toBe('दुखी');
  expect(fold('दिल')).not.toBe(fold('दल'));
});
