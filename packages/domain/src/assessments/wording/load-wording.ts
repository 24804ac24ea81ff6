import type { WordingLanguage } from './languages.ts';
import type { Wording } from './wording.ts';

const files: Record<WordingLanguage, () => Promise<{ wording: Wording }>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
};

/** The instruments in one language. */
export async function loadWording(language: WordingLanguage): Promise<Wording> {
  return (await files[language]()).wording;
}
