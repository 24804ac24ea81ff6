import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { readBytes } from '#read-file';
import { once } from '../files/once.ts';
import { readLanguageGuesser, type LanguageGuesser } from './guess-languages.ts';
import { readModel, type Model } from './model.ts';
import { readPhrases, type HashedPhrases } from './hashed-phrases.ts';

/** Each written out, so that the web's build finds it. */
const files: Record<LanguageCode, () => URL> = {
  pt: () => new URL('../../models/pt.bin', import.meta.url),
  en: () => new URL('../../models/en.bin', import.meta.url),
  es: () => new URL('../../models/es.bin', import.meta.url),
  de: () => new URL('../../models/de.bin', import.meta.url),
  fr: () => new URL('../../models/fr.bin', import.meta.url),
  it: () => new URL('../../models/it.bin', import.meta.url),
  ja: () => new URL('../../models/ja.bin', import.meta.url),
  ko: () => new URL('../../models/ko.bin', import.meta.url),
  ar: () => new URL('../../models/ar.bin', import.meta.url),
  zh: () => new URL('../../models/zh.bin', import.meta.url),
  hi: () => new URL('../../models/hi.bin', import.meta.url),
  nl: () => new URL('../../models/nl.bin', import.meta.url),
  ru: () => new URL('../../models/ru.bin', import.meta.url),
};

/** Loads a language's detector once; only languages in use are fetched. A failed load is retried on the next call. */
export const loadModel: (language: LanguageCode) => Promise<Model> = once(async (language: LanguageCode) =>
  readModel(await readBytes(files[language]())),
);

/** Loads what all languages share: direct statements of danger, questions about it, and the language guesser. */
export interface SharedModels {
  readonly statements: HashedPhrases;
  readonly questions: HashedPhrases;
  /** Whole messages of everyday talk, "bye" and its kin in every language, which are nothing else. */
  readonly smallTalk: HashedPhrases;
  readonly guessLanguages: LanguageGuesser;
}

const loadOnce = once(async (_all: 'all'): Promise<SharedModels> => {
  const [statements, questions, smallTalk, languages] = await Promise.all([
    readBytes(new URL('../../models/statements.bin', import.meta.url)),
    readBytes(new URL('../../models/questions.bin', import.meta.url)),
    readBytes(new URL('../../models/small-talk.bin', import.meta.url)),
    readBytes(new URL('../../models/languages.bin', import.meta.url)),
  ]);
  return {
    statements: readPhrases(statements),
    questions: readPhrases(questions),
    smallTalk: readPhrases(smallTalk),
    guessLanguages: readLanguageGuesser(languages),
  };
});

export const loadSharedModels = (): Promise<SharedModels> => loadOnce('all');
