import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
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

const loading = new Map<LanguageCode, Promise<GuardWords>>();
const compiled = new Map<LanguageCode, GuardLexicon>();

/** Loads the words of a language's guard once. */
function loadWords(language: LanguageCode): Promise<GuardWords> {
  const words = loading.get(language) ?? loaders[language]();
  loading.set(language, words);
  return words;
}

/** The rules of a language, which take ten times the memory of its words, are made ready when they are first read with. */
function compiledOf(words: GuardWords): GuardLexicon {
  const lexicon = compiled.get(words.language) ?? compileRules(words);
  compiled.set(words.language, lexicon);
  return lexicon;
}

/** Loads a language's output guard once; only languages in use are fetched. */
export async function loadGuard(language: LanguageCode): Promise<GuardLexicon> {
  return compiledOf(await loadWords(language));
}

/** Loads the words of all languages, any of which a reply may turn to; each is made ready when it does. */
export async function loadAllGuards(): Promise<(language: LanguageCode) => GuardLexicon> {
  const all = new Map(
    await Promise.all(languageCodes.map(async (language) => [language, await loadWords(language)] as const)),
  );
  return (language) => compiledOf(all.get(language) as GuardWords);
}
