/** The languages the product is planned for, by ISO 639-1 code; the first is the default and the fallback. */
export const languageCodes = ['pt', 'en', 'es', 'de', 'fr', 'it', 'ja', 'ko', 'ar', 'zh', 'hi', 'nl', 'ru'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** The languages that are complete, interface and companion: today all of them. */
export const availableLanguages = languageCodes;

export type AvailableLanguage = (typeof availableLanguages)[number];

export const defaultLanguage: AvailableLanguage = 'pt';
