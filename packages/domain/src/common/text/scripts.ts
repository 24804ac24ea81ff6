import type { LanguageCode } from '../../language/languages.ts';

/** Scripts that one of our languages has to itself, each letter of them. */
export const ownScripts: readonly (readonly [LanguageCode, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
];

export const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
export const han = /\p{Script=Han}/gu;
