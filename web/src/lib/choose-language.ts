import { availableLanguages, type AvailableLanguage, defaultLanguage } from '@alento/domain/language/languages.ts';

function asAvailable(code: string | null | undefined): AvailableLanguage | undefined {
  const prefix = code?.toLowerCase().split(/[-_]/)[0];
  return availableLanguages.find((language) => language === prefix);
}

/** The language to speak: the stored one, else the first of the browser's that we have, else the default. */
export function chooseLanguage(stored: string | null, browserLanguages: readonly string[]): AvailableLanguage {
  const candidates = [stored, ...browserLanguages].map(asAvailable);
  return candidates.find((language) => language !== undefined) ?? defaultLanguage;
}

/** The language that the address of a prerendered page names: `/en` is English. */
export function languageOfPath(path: string): AvailableLanguage | undefined {
  return availableLanguages.find((language) => path === `/${language}` || path === `/${language}/`);
}
