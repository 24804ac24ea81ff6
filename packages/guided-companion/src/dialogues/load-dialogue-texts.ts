import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { DialogueBook } from './texts.ts';

const loaders: Record<LanguageCode, () => Promise<{ dialogues: DialogueBook }>> = {
  pt: () => import('../../content/pt/dialogues/dialogues.ts'),
  en: () => import('../../content/en/dialogues/dialogues.ts'),
  ja: () => import('../../content/ja/dialogues/dialogues.ts'),
  es: () => import('../../content/es/dialogues/dialogues.ts'),
  ko: () => import('../../content/ko/dialogues/dialogues.ts'),
  ar: () => import('../../content/ar/dialogues/dialogues.ts'),
  hi: () => import('../../content/hi/dialogues/dialogues.ts'),
  de: () => import('../../content/de/dialogues/dialogues.ts'),
  it: () => import('../../content/it/dialogues/dialogues.ts'),
  nl: () => import('../../content/nl/dialogues/dialogues.ts'),
  zh: () => import('../../content/zh/dialogues/dialogues.ts'),
  fr: () => import('../../content/fr/dialogues/dialogues.ts'),
  ru: () => import('../../content/ru/dialogues/dialogues.ts'),
};

/** Loads the words of the dialogues in a language; only that language is fetched. */
export async function loadDialogueTexts(language: LanguageCode): Promise<DialogueBook> {
  return (await loaders[language]()).dialogues;
}
