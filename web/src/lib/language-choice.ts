import type { LanguageDetection } from '@alento/domain/language/detection.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';

/** The names of what is remembered on the device; the page's head reads them, too. */
export const languageKeys = {
  language: 'i18nextLng',
  isChosen: 'user-language-chosen',
  isDetected: 'auto-language-detected',
  country: 'detected-country',
  detected: 'detected-language',
} as const;

/** Follows `language=…` in the cookie that tells the server. */
export const languageCookieAttributes = '; path=/; max-age=31536000; samesite=lax';

// Storage can be denied; what was decided then lasts as long as the page.
const decided = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? decided.get(key) ?? null;
  } catch {
    return decided.get(key) ?? null;
  }
}

function remember(entries: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(entries)) {
    decided.set(key, value);
    try {
      localStorage.setItem(key, value);
    } catch {
      // Kept in `decided`.
    }
  }
}

export function readStoredLanguage(): string | null {
  return read(languageKeys.language);
}

/** All that is remembered of the language, as it stands there. */
export function readLanguageMemory(): Record<keyof typeof languageKeys, string | null> {
  return {
    language: read(languageKeys.language),
    isChosen: read(languageKeys.isChosen),
    isDetected: read(languageKeys.isDetected),
    country: read(languageKeys.country),
    detected: read(languageKeys.detected),
  };
}

/** Whether nobody knows yet what this visitor speaks: it was neither found out nor chosen. */
export function isLanguageUnknown(): boolean {
  if (read(languageKeys.isDetected) !== null) return false;
  return !(readStoredLanguage() && read(languageKeys.isChosen) === 'true');
}

/** Whether somebody chose the language of this device themselves. */
export function isLanguageChosen(): boolean {
  return read(languageKeys.isChosen) === 'true';
}

/** Remembers the language a person chose, for the app and for the server, which sends public pages in it. */
export function rememberLanguage(language: LanguageCode): void {
  document.cookie = `language=${language}${languageCookieAttributes}`;
  remember({ [languageKeys.language]: language, [languageKeys.isChosen]: 'true' });
}

/** Remembers what detection found and the language of ours that follows from it. */
export function rememberDetection(found: LanguageDetection, language: LanguageCode): void {
  remember({
    [languageKeys.language]: language,
    [languageKeys.isDetected]: 'true',
    [languageKeys.country]: found.country,
    [languageKeys.detected]: found.language,
  });
}
