import { describe, expect, test } from 'vitest';
import { detectableLanguages, languagesOfCountry } from './countries.ts';
import { detectByBrowser, detectByCountry, detectByTimeZone, fallbackDetection } from './detection.ts';
import { languageCodes } from './languages.ts';
import { nearestLanguage } from './nearest-language.ts';

describe('by the country of the address', () => {
  test.each([
    ['BR', 'pt'],
    ['PT', 'pt'],
    ['US', 'en'],
    ['MX', 'es'],
    ['JP', 'ja'],
    ['EG', 'ar'],
    ['SE', 'sv'],
    ['NL', 'nl'],
  ])('somebody in %s speaks %s', (country, language) => {
    expect(detectByCountry(country, ['ko'])).toEqual({ country, language, confidence: 'high', source: 'ip' });
  });

  test.each([
    ['CH', ['it-CH', 'en'], 'it'],
    ['CH', ['en-US', 'fr'], 'fr'],
    ['CH', ['en-US'], 'de'],
    ['BE', ['fr-BE'], 'fr'],
    ['CA', ['fr-CA', 'en'], 'fr'],
    ['IN', ['en-IN'], 'en'],
    ['IN', [], 'hi'],
  ] as const)('in %s the browser %j means %s', (country, browser, language) => {
    expect(detectByCountry(country, browser)).toMatchObject({ country, language });
  });

  test.each([null, '', 'XX', 'br', 'BRA'])('%j tells nothing', (country) => {
    expect(detectByCountry(country, ['pt'])).toBeNull();
  });
});

describe('by the time zone', () => {
  test.each([
    ['America/Sao_Paulo', 'BR', 'pt'],
    ['America/Manaus', 'BR', 'pt'],
    ['America/Rio_Branco', 'BR', 'pt'],
    ['America/New_York', 'US', 'en'],
    ['America/Los_Angeles', 'US', 'en'],
    ['Europe/London', 'GB', 'en'],
    ['America/Mexico_City', 'MX', 'es'],
    ['America/Argentina/Buenos_Aires', 'AR', 'es'],
    ['America/Bogota', 'CO', 'es'],
    ['Europe/Madrid', 'ES', 'es'],
    ['Asia/Calcutta', 'IN', 'hi'],
  ])('%s is in %s and speaks %s', (zone, country, language) => {
    expect(detectByTimeZone(zone, [])).toEqual({ country, language, confidence: 'medium', source: 'timezone' });
  });

  test.each([undefined, '', 'UTC', 'Etc/GMT+3', 'Antarctica/Vostok'])('%j tells nothing', (zone) => {
    expect(detectByTimeZone(zone, ['pt'])).toBeNull();
  });
});

describe('by the browser', () => {
  test.each([
    ['pt-PT', 'BR', 'pt'],
    ['en-AU', 'US', 'en'],
    ['es_MX', 'ES', 'es'],
    ['ZH-hant-TW', 'CN', 'zh'],
    ['ar', 'EG', 'ar'],
    ['nb-NO', 'NO', 'no'],
  ])('%s means %s and %s', (tag, country, language) => {
    expect(detectByBrowser([tag])).toEqual({ country, language, confidence: 'low', source: 'browser' });
  });

  test('a language that is not known is passed over', () => {
    expect(detectByBrowser(['xx', 'ca-ES', 'es'])).toMatchObject({ language: 'es' });
  });

  test.each([[[]], [['']], [['xx-YY']]])('%j tells nothing', (tags) => {
    expect(detectByBrowser(tags)).toBeNull();
  });
});

test('when nothing tells anything it is Brazil and Portuguese', () => {
  expect(fallbackDetection).toEqual({ country: 'BR', language: 'pt', confidence: 'low', source: 'fallback' });
});

describe('the language of the interface', () => {
  test('is the one that is spoken, where there is one', () => {
    for (const language of languageCodes) expect(nearestLanguage(language)).toBe(language);
  });

  test.each(['no', 'sv', 'da', 'cs', 'sk', 'pl', 'tr', 'vi', 'xx', ''])('is English for %j', (code) => {
    expect(nearestLanguage(code)).toBe('en');
  });
});

test('every language of the interface and every country of the table can be found', () => {
  expect(detectableLanguages).toEqual(expect.arrayContaining([...languageCodes]));
  expect(new Set(detectableLanguages).size).toBe(detectableLanguages.length);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => languagesOfCountry(code));
  expect(known.length).toBeGreaterThan(130);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const country of known) expect(names.of(country)).toBeDefined();
});
