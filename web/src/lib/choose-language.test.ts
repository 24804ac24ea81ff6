import { expect, test } from 'vitest';
import { chooseLanguage, languageFromPath } from '#lib/choose-language.ts';

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
  expect(languageFromPath('/en')).toBe('en');
  expect(languageFromPath('/pt/')).toBe('pt');
  expect(languageFromPath('/')).toBeUndefined();
  expect(languageFromPath('/english')).toBeUndefined();
  expect(languageFromPath('/app')).toBeUndefined();
});
