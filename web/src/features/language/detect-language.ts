import {
  detectByBrowser,
  detectByCountry,
  detectByTimeZone,
  fallbackDetection,
  type LanguageDetection,
} from '@alento/domain/language/detection.ts';
import { type LanguageCode, defaultLanguage } from '@alento/domain/language/languages.ts';
import { nearestLanguage } from '@alento/domain/language/nearest-language.ts';
import { fetchCountry } from '#features/language/data.ts';
import { rememberDetection } from '#lib/language-choice.ts';

/** Finds out what a visitor speaks, from the surest sign to the weakest; one that fails leaves it to the next. */
export async function detectLanguage(): Promise<LanguageDetection> {
  const { languages } = navigator;
  const signs = {
    ip: async () => detectByCountry(await fetchCountry(), languages),
    timezone: () => detectByTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone, languages),
    browser: () => detectByBrowser(languages),
  };
  for (const [sign, detect] of Object.entries(signs)) {
    try {
      const found = await detect();
      if (found) return found;
    } catch (cause) {
      // oxlint-disable-next-line no-console -- nobody is told but whoever looks
      console.warn(`language detection by ${sign} failed`, cause);
    }
  }
  return fallbackDetection;
}

/** Decides for a visitor of whom nothing is known which of our languages to speak, and remembers it. */
export async function settleLanguage(): Promise<LanguageCode> {
  try {
    const found = await detectLanguage();
    const language = nearestLanguage(found.language);
    rememberDetection(found, language);
    return language;
  } catch (cause) {
    // oxlint-disable-next-line no-console -- nobody is told but whoever looks
    console.warn('language detection failed', cause);
    return defaultLanguage;
  }
}
