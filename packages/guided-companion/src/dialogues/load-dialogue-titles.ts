import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { DialogueTitles } from './texts.ts';

const loaders: Record<LanguageCode, () => Promise<{ dialogueTitles: DialogueTitles }>> = {
  pt: () => import('../../content/pt/dialogues/titles.ts'),
  en: () => import('../../content/en/dialogues/titles.ts'),
  ja: () => import('../../content/ja/dialogues/titles.ts'),
  es: () => import('../../content/es/dialogues/titles.ts'),
  ko: () => import('../../content/ko/dialogues/titles.ts'),
  ar: () => import('../../content/ar/dialogues/titles.ts'),
  hi: () => import('../../content/hi/dialogues/titles.ts'),
  de: () => import('../../content/de/dialogues/titles.ts'),
  it: () => import('../../content/it/dialogues/titles.ts'),
  nl: () => import('../../content/nl/dialogues/titles.ts'),
  zh: () => import('../../content/zh/dialogues/titles.ts'),
  fr: () => import('../../content/fr/dialogues/titles.ts'),
  ru: () => import('../../content/ru/dialogues/titles.ts'),
};

/** Loads what the dialogues are called in a language, and nothing more of them. */
export async function loadDialogueTitles(language: LanguageCode): Promise<DialogueTitles> {
  return (await loaders[language]()).dialogueTitles;
}
