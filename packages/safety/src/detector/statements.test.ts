import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { readPhrases } from './hashed-phrases.ts';
import { findStatements, writeStatements } from './statements.ts';

const statements = readPhrases(
  writeStatements([
    { text: 'I want to die', language: 'en' },
    { text: 'me quiero morir', language: 'es' },
    { text: 'ana 3ayez amoot', language: 'ar' },
    { text: '死にたい', language: 'ja' },
    { text: '죽고 싶어', language: 'ko' },
    { text: 'shinitai', language: 'ja' },
    { text: 'ya hochu umeret', language: 'ru' },
    { text: 'quero morrer', language: 'pt' },
  ]),
);
const found = (text: string, conversation: LanguageCode = 'nl'): string[] => [
  ...findStatements(statements, text, conversation),
];

test.each([
  ['I want to die', 'en'],
  ['i WANT to die!!!', 'en'],
  ['ok. honestly i just think i want to die now', 'en'],
  ['Hallo, I want to die', 'en'],
  ['me quiero morir', 'es'],
  ['ana 3ayez amoot', 'ar'],
  ['shinitai', 'ja'],
  ['ya hochu umeret', 'ru'],
  ['もう死にたい', 'ja'],
  ['죽고싶어', 'ko'],
])('a plain statement is found, whatever the conversation is in: "%s"', (text, language) => {
  expect(found(text)).toEqual([language]);
});

test.each([
  "I don't want to die",
  'nobody said I want to die',
  'the song goes I want to die',
  'she sang "I want to die" for an hour',
  'I want to die my hair red',
  'no me quiero morir',
  'ya ne hochu umeret',
])('what is denied, quoted or goes on is none: "%s"', (text) => {
  expect(found(text)).toEqual([]);
});

test('haste is read through in the language of the conversation alone', () => {
  expect(found('qeuro morer', 'pt')).toEqual(['pt']);
  expect(found('quiero morir', 'es')).toEqual([]);
  expect(found('semana santa', 'ja')).toEqual([]);
});

test('nobody can read the statements in what is stored', () => {
  const bytes = writeStatements([{ text: 'I want to die', language: 'en' }]);
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/want|die/);
});
