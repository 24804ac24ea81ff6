import { countryOfZone } from './country-of-zone.ts';
import { type DetectableLanguage, detectableLanguages, languagesOfCountry } from './countries.ts';

/** What was found out about a visitor, and how. */
export interface LanguageDetection {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** ISO 639-1, two letters; not always a language of the interface. */
  readonly language: DetectableLanguage;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly source: 'ip' | 'timezone' | 'browser' | 'fallback';
}

export const fallbackDetection: LanguageDetection = {
  country: 'BR',
  language: 'pt',
  confidence: 'low',
  source: 'fallback',
};

/** By the country of the visitor's network address. */
export function detectByCountry(country: string | null, browserLanguages: readonly string[]): LanguageDetection | null {
  const language = country === null ? undefined : languageIn(country, browserLanguages);
  return country !== null && language ? { country, language, confidence: 'high', source: 'ip' } : null;
}

/** By the IANA time zone that the device is set to. */
export function detectByTimeZone(
  timeZone: string | undefined,
  browserLanguages: readonly string[],
): LanguageDetection | null {
  const country = countryOfZone(timeZone ?? '');
  const language = country === undefined ? undefined : languageIn(country, browserLanguages);
  return country !== undefined && language ? { country, language, confidence: 'medium', source: 'timezone' } : null;
}

/** By the first of the browser's languages that is known, and the country where most of its speakers live. */
export function detectByBrowser(browserLanguages: readonly string[]): LanguageDetection | null {
  const language = knownAmong(browserLanguages)[0];
  const country = language && new Intl.Locale(language).maximize().region;
  return language && country ? { country, language, confidence: 'low', source: 'browser' } : null;
}

/** In a country of several languages the browser says which of them the visitor speaks. */
function languageIn(country: string, browserLanguages: readonly string[]): DetectableLanguage | undefined {
  const spoken = languagesOfCountry(country);
  return spoken && (knownAmong(browserLanguages).find((language) => spoken.includes(language)) ?? spoken[0]);
}

/** Browsers name the two ways of writing Norwegian. */
function knownAmong(browserLanguages: readonly string[]): DetectableLanguage[] {
  const prefixes = browserLanguages.map((tag) => tag.toLowerCase().split(/[-_]/)[0] ?? '');
  const codes = prefixes.map((prefix) => (/^n[bn]$/.test(prefix) ? 'no' : prefix));
  return codes.flatMap((code) => detectableLanguages.find((language) => language === code) ?? []);
}
