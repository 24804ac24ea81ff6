/** The languages whose official wording is certain; sources.md tells where each is from. */
export const wordingLanguages = ['en', 'pt', 'es', 'de', 'fr', 'ru'] as const;
export type WordingLanguage = (typeof wordingLanguages)[number];
