import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { GuardWords } from './guard-words.ts';
import { compileRules, type GuardLexicon } from './rules.ts';

const loaders: Record<LanguageCode, () => Promise<GuardWords>> = {
  pt: async () => (await import('./words/pt.ts')).portuguese,
  en: async () => (await import('./words/en.ts')).english,
  ja: async () => (await import('./words/ja.ts')).japanese,
  es: async () => (await import('./words/es.ts')).spanish,
  ko: async () => (await import('./words/ko.ts')).korean,
  ar: async () => (await import('./words/ar.ts')).arabic,
  hi: async () => (await import('./words/hi.ts')).hindi,
  de: async () => (await import('./words/de.ts')).german,
  it: async () => (await import('./words/it.ts')).italian,
  nl: async () => (await import('./words/nl.ts')).dutch,
  zh: async () => (await import('./words/zh.ts')).chinese,
  fr: async () => (await import('./words/fr.ts')).french,
  ru: async () => (await import('./words/ru.ts')).russian,
};

const ready = new Map<LanguageCode, Promise<GuardLexicon>>();

/** Loads a language's output guard once; only languages in use are fetched. */
export function loadGuard(language: LanguageCode): Promise<GuardLexicon> {
  const loading = ready.get(language) ?? loaders[language]().then(compileRules);
  ready.set(language, loading);
  return loading;
}
