import type { AvailableLanguage } from '@alento/domain/language/languages.ts';

const languageKey = 'i18nextLng';
const chosenKey = 'user-language-chosen';

export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

/** Remembers the language a person chose, for the app and for the server, which sends public pages in it. */
export function rememberLanguage(language: AvailableLanguage): void {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(languageKey, language);
    localStorage.setItem(chosenKey, 'true');
  } catch {
    // Storage can be denied; the choice then lasts as long as the page.
  }
}
