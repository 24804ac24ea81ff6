import { expect, test } from 'vitest';
import { chooseLanguage, languageOfPath } from '#lib/choose-language.ts';

test('a stored language wins over the browser', () => {
  expect(chooseLanguage('en', ['pt-BR'])).toBe('en');
});

test('without a stored language the first known one of the browser is spoken', () => {
  expect(chooseLanguage(null, ['sv-SE', 'en-GB', 'pt'])).toBe('en');
  expect(chooseLanguage(null, ['pt_PT'])).toBe('pt');
});

test('a language that is not there is passed over', () => {
  expect(chooseLanguage('xx', ['EN-us'])).toBe('en');
});

test('Portuguese is spoken when nothing else is known', () => {
  expect(chooseLanguage(null, [])).toBe('pt');
  expect(chooseLanguage('', ['sv', ''])).toBe('pt');
});

test('only the address of a public page names a language', () => {
  expect(languageOfPath('/en')).toBe('en');
  expect(languageOfPath('/pt/')).toBe('pt');
  expect(languageOfPath('/')).toBeUndefined();
  expect(languageOfPath('/english')).toBeUndefined();
  expect(languageOfPath('/app')).toBeUndefined();
});
