import { expect, test } from 'vitest';
import type { LanguageCode } from '../../../language/languages.ts';
import { otherLanguageOf } from './language-guess.ts';
import { tokensOf } from './tokens.ts';

const guess = (text: string, expected: LanguageCode): LanguageCode | null =>
  otherLanguageOf(text, tokensOf(text), expected);

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
