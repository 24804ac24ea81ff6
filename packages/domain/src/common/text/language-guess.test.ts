import { expect, test } from 'vitest';
import type { LanguageCode } from '../../language/languages.ts';
import { detectOtherLanguage } from './language-guess.ts';
import { tokensOf } from './tokens.ts';

const guess = (text: string, expected: LanguageCode): LanguageCode | null =>
  detectOtherLanguage(text, tokensOf(text), expected);

test.each<[string, LanguageCode]>([
  ['I do not know what to do with all of this', 'en'],
  ['no sé qué hacer con mi vida y estoy muy cansada', 'es'],
  ['je ne sais pas quoi faire de ma vie, je suis fatiguée', 'fr'],
  ['ich weiß nicht, was ich mit meinem Leben machen soll, es ist alles zu viel', 'de'],
  ['non so cosa fare della mia vita e sono molto stanca', 'it'],
  ['ik weet niet wat ik moet doen en het is te veel', 'nl'],
  ['я не знаю что делать', 'ru'],
  ['لا أعرف ماذا أفعل', 'ar'],
  ['今日はつらいです', 'ja'],
  ['오늘 너무 힘들어요', 'ko'],
  ['我今天很难过', 'zh'],
  ['मुझे नहीं पता क्या करूँ', 'hi'],
])('%s is not Portuguese', (text, language) => {
  expect(guess(text, 'pt')).toBe(language);
});

test('one borrowed word or a short line is no other language', () => {
  expect(guess('meu feedback foi so so', 'pt')).toBeNull();
  expect(guess('ok', 'pt')).toBeNull();
  expect(guess('no me importa', 'pt')).toBeNull();
  expect(guess('eu não sei o que fazer', 'pt')).toBeNull();
});

test.each<[string, LanguageCode, LanguageCode]>([
  ['I do not know what to do with all of this', 'ja', 'en'],
  ['não sei o que fazer com a minha vida', 'ru', 'pt'],
  ['我今天很难过，你们不懂', 'ja', 'zh'],
  ['明日の仕事が不安', 'zh', 'ja'],
  ['明日仕事辞めたい', 'pt', 'ja'],
  ['أنا حزين جدا اليوم', 'hi', 'ar'],
  ["j'ai peur et je ne sais pas quoi faire", 'de', 'fr'],
])('%s is not %s but %s', (text, expected, language) => {
  expect(guess(text, expected)).toBe(language);
});

test.each<[string, LanguageCode]>([
  ['明日試験不安', 'ja'],
  ['无聊', 'zh'],
  ['mujhe nahi pata kya karu is duniya me to', 'hi'],
  ['ana msh 3arfa a3mel eh', 'ar'],
  ['ya ne znayu chto mne delat', 'ru'],
  ['wo bu zhi dao zen me ban', 'zh'],
  ['PTSDかもしれない', 'ja'],
  ['힘들어ㅠㅠ OMG', 'ko'],
])('%s may well be %s', (text, expected) => {
  expect(guess(text, expected)).toBeNull();
});
