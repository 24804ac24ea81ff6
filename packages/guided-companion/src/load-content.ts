import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { GuidedContent } from './content.ts';
import { recogniserOf } from './understanding/recogniser.ts';

const loaders: Record<LanguageCode, () => Promise<GuidedContent>> = {
  pt: async () => (await import('../content/pt/content.ts')).portuguese,
  en: async () => (await import('../content/en/content.ts')).english,
  ja: async () => (await import('../content/ja/content.ts')).japanese,
  es: async () => (await import('../content/es/content.ts')).spanish,
  ko: async () => (await import('../content/ko/content.ts')).korean,
  ar: async () => (await import('../content/ar/content.ts')).arabic,
  hi: async () => (await import('../content/hi/content.ts')).hindi,
  de: async () => (await import('../content/de/content.ts')).german,
  it: async () => (await import('../content/it/content.ts')).italian,
  nl: async () => (await import('../content/nl/content.ts')).dutch,
  zh: async () => (await import('../content/zh/content.ts')).chinese,
  fr: async () => (await import('../content/fr/content.ts')).french,
  ru: async () => (await import('../content/ru/content.ts')).russian,
};

/**
 * Loads what the guided companion understands and says in a language; only that language is fetched. It is made ready to
 * read with, so that the first reply is as fast as any.
 */
export async function loadGuidedContent(language: LanguageCode): Promise<GuidedContent> {
  const content = await loaders[language]();
  recogniserOf(content);
  return content;
}
