/** The languages of interface and companion, by ISO 639-1 code; the first is the default and the fallback. */
export const languageCodes = ['pt', 'en', 'es', 'de', 'fr', 'it', 'ja', 'ko', 'ar', 'zh', 'hi', 'nl', 'ru'] as const;

export type LanguageCode = (typeof languageCodes)[number];

export const defaultLanguage: LanguageCode = 'pt';
