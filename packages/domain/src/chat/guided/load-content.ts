import type { AvailableLanguage } from '../../language/languages.ts';
import type { GuidedContent } from './content.ts';

const loaders: Record<AvailableLanguage, () => Promise<GuidedContent>> = {
  pt: async () => (await import('./content/pt/content.ts')).portuguese,
  en: async () => (await import('./content/en/content.ts')).english,
  ko: async () => (await import('./content/ko/content.ts')).korean,
  hi: async () => (await import('./content/hi/content.ts')).hindi,
  de: async () => (await import('./content/de/content.ts')).german,
  nl: async () => (await import('./content/nl/content.ts')).dutch,
  zh: async () => (await import('./content/zh/content.ts')).chinese,
};

/** Loads what the guided companion says in a language; only that language is fetched. */
export function loadGuidedContent(language: AvailableLanguage): Promise<GuidedContent> {
  return loaders[language]();
}
