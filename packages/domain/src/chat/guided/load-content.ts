import type { AvailableLanguage } from '../../language/languages.ts';
import type { GuidedContent } from './content.ts';

const loaders: Record<AvailableLanguage, () => Promise<GuidedContent>> = {
  pt: async () => (await import('./content/pt/content.ts')).portuguese,
  en: async () => (await import('./content/en/content.ts')).english,
  hi: async () => (await import('./content/hi/content.ts')).hindi,
  it: async () => (await import('./content/it/content.ts')).italian,
  zh: async () => (await import('./content/zh/content.ts')).chinese,
};

/** Loads what the guided companion says in a language; only that language is fetched. */
export function loadGuidedContent(language: AvailableLanguage): Promise<GuidedContent> {
  return loaders[language]();
}
