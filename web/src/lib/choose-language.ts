import { languageCodes, type LanguageCode, defaultLanguage } from '@alento/domain/language/languages.ts';

function asAvailable(code: string | null | undefined): LanguageCode | undefined {
  const prefix = code?.toLowerCase().split(/[-_]/)[0];
  return languageCodes.find((language) => language === prefix);
}

/** The language to speak: the stored one, else the first of the browser's that we have, else the default. */
export function chooseLanguage(stored: string | null, browserLanguages: readonly string[]): LanguageCode {
  const candidates = [stored, ...browserLanguages].map(asAvailable);
  return candidates.find((language) => language !== undefined) ?? defaultLanguage;
}

/** The language that the address of a prerendered page names: `/en` is English. */
export function languageFromPath(path: string): LanguageCode | undefined {
  return languageCodes.find((language) => path === `/${language}` || path === `/${language}/`);
}
