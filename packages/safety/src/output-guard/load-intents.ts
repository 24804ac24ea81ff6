import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { readJointModel, type JointModel } from '@alento/classifier/joint-model.ts';
import { readBytes } from '#read-file';
import { once } from '../files/once.ts';
import type { Concepts } from './concept.ts';
import { compileConcepts, type ConceptLexicon } from './read-concepts.ts';

const loaders: Record<LanguageCode, () => Promise<Concepts>> = {
  pt: async () => (await import('./concepts/pt.ts')).portuguese,
  en: async () => (await import('./concepts/en.ts')).english,
  ja: async () => (await import('./concepts/ja.ts')).japanese,
  es: async () => (await import('./concepts/es.ts')).spanish,
  ko: async () => (await import('./concepts/ko.ts')).korean,
  ar: async () => (await import('./concepts/ar.ts')).arabic,
  hi: async () => (await import('./concepts/hi.ts')).hindi,
  de: async () => (await import('./concepts/de.ts')).german,
  it: async () => (await import('./concepts/it.ts')).italian,
  nl: async () => (await import('./concepts/nl.ts')).dutch,
  zh: async () => (await import('./concepts/zh.ts')).chinese,
  fr: async () => (await import('./concepts/fr.ts')).french,
  ru: async () => (await import('./concepts/ru.ts')).russian,
};

const loadWords = once((language: LanguageCode) => loaders[language]());
const compiled = new Map<LanguageCode, ConceptLexicon>();

function compiledOf(language: LanguageCode, concepts: Concepts): ConceptLexicon {
  const lexicon = compiled.get(language) ?? compileConcepts(language, concepts);
  compiled.set(language, lexicon);
  return lexicon;
}

/** The words of a language's concepts, made ready once. */
export const loadConcepts = async (language: LanguageCode): Promise<ConceptLexicon> =>
  compiledOf(language, await loadWords(language));

/** Loads the words of all languages, any of which a reply may turn to; each is made ready when it does. */
export async function loadAllConcepts(): Promise<(language: LanguageCode) => ConceptLexicon> {
  const all = new Map(
    await Promise.all(languageCodes.map(async (language) => [language, await loadWords(language)] as const)),
  );
  return (language) => compiledOf(language, all.get(language) as Concepts);
}

const loadOnce = once(async (_all: 'all') =>
  readJointModel(await readBytes(new URL('../../models/intents.bin', import.meta.url))),
);

/** The judge of intents, one for all languages; npm run safety:train writes it. */
export const loadIntents = (): Promise<JointModel> => loadOnce('all');
