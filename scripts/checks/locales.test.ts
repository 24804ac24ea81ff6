import { expect, test } from 'vitest';
import {
  checkPlurals,
  checkScript,
  compareErrors,
  compareWords,
  findCopies,
  findUnusedKeys,
  flatten,
} from './locales.ts';

const english = { chat: { 'composer.send': 'Send', hello: 'Hello, {{name}}', link: 'Read <0>this</0>' } };

test('nested words become keys with dots', () => {
  expect(flatten({ composer: { send: 'Send' }, end: 'End' })).toEqual({ 'composer.send': 'Send', end: 'End' });
});

test('a language that says the same passes', () => {
  const pt = { chat: { 'composer.send': 'Enviar', hello: 'Olá, {{name}}', link: 'Leia <0>isto</0>' } };
  expect(compareWords('pt', pt, english)).toEqual([]);
});

test.each([
  ['a missing key', { hello: 'Olá, {{name}}', link: '<0>a</0>' }, 'composer.send is missing'],
  ['a key of its own', { ...english.chat, more: 'Mais' }, 'more is not in English'],
  ['another placeholder', { ...english.chat, hello: 'Olá, {{nome}}' }, 'has the placeholders {nome}'],
  ['no placeholder', { ...english.chat, hello: 'Olá' }, 'has the placeholders {}'],
  ['an empty text', { ...english.chat, 'composer.send': ' ' }, 'is empty'],
  ['an open tag', { ...english.chat, link: 'Leia <0>isto' }, 'not closed'],
])('%s is found', (_, chat, problem) => {
  expect(compareWords('pt', { chat }, english).join()).toContain(problem);
});

test('a missing file is found on either side', () => {
  expect(compareWords('pt', {}, english)).toEqual(['pt has no chat.json']);
  expect(compareWords('pt', english, {})).toEqual(['en has no chat.json']);
});

test('languages need their own plural forms, whatever English has', () => {
  const forms = { chat: { count_one: '{{count}}', count_other: '{{count}}' } };
  expect(checkPlurals('en', forms)).toEqual([]);
  expect(checkPlurals('pt', forms)).toEqual([]);
  expect(checkPlurals('ru', forms).join()).toContain('lacks the plural form _few');
  expect(checkPlurals('ja', forms).join()).toContain('has the plural form _one, which ja has not');
  expect(compareWords('ja', { chat: { count_other: '{{count}}' } }, forms)).toEqual([]);
});

test('a copy of English is found unless it is listed, and a number is no copy', () => {
  const pt = { chat: { 'composer.send': 'Send', hello: 'Olá', count: '{{count}}' } };
  const source = { chat: { ...english.chat, count: '{{count}}' } };
  expect(findCopies('pt', pt, source, [])).toHaveLength(1);
  expect(findCopies('pt', pt, source, ['Send'])).toEqual([]);
});

test('letters of another script are found, names and abbreviations are none', () => {
  const words = {
    chat: {
      said: 'Сохранить как PDF',
      name: 'Alento {{count}} <b>да</b>',
      copied: 'Save it',
      mixed: 'Да Save it',
    },
  };
  expect(checkScript('ru', words, ['Alento'])).toEqual([
    'ru/chat.json copied is written in other letters: "Save it"',
    'ru/chat.json mixed is written in other letters: "Да Save it"',
  ]);
  expect(checkScript('de', words, [])).toEqual([]);
});

test.each([
  ['ar', 'مرحبا'],
  ['hi', 'नमस्ते'],
  ['ja', 'メールを送りました'],
  ['ko', '안녕하세요'],
  ['zh', '你好'],
])('%s is written in its own letters', (language, text) => {
  expect(checkScript(language, { common: { text } }, [])).toEqual([]);
});

test('a key counts as used by its name, with its namespace and through a template', () => {
  const words = { chat: { 'a.b': 'x', 'state.paused': 'x', other_one: 'x', other_other: 'x', gone: 'x' } };
  const sources = ["t('a.b')", 't(`state.${state}`)', "t('chat:other', { count })", 't(`${key}`)'];
  expect(findUnusedKeys(words, sources)).toEqual(['en/chat.json gone is used nowhere']);
});

test('a list is used by whoever asks for all of it', () => {
  const words = { reflections: { 'texts.0': 'One', 'texts.1': 'Two', 'others.0': 'Three' } };
  const sources = ["t('reflections:texts', { returnObjects: true })"];
  expect(findUnusedKeys(words, sources)).toEqual(['en/reflections.json others.0 is used nowhere']);
});

test('every error has a sentence and every sentence an error', () => {
  expect(compareErrors('pt', { errors: { 'chat.old': 'x' } }, ['chat.new'])).toEqual([
    'pt/errors.json has no chat.new',
    'pt/errors.json chat.old is no error of the catalogue',
  ]);
});
