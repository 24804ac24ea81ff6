import { fold } from '@alento/domain/common/text/fold.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { hashOfWords, wordsOfFolded, writePhrases, type HashedPhrases } from './hashed-phrases.ts';
import { fillers, voiders } from './statement-words.ts';

/** Everything that says of a clause that it is not meant as it stands is at most so many words before the statement. */
const mostBefore = 8;

const quoted = /["“”„«»「」『』‹›][^"“”„«»「」『』‹›\n]{1,200}["“”„«»「」『』‹›]/gu;
const clauseEnd = /[.!?…,;:()\n。！？、，；：؟،؛।|]+|\p{Extended_Pictographic}|\s[-–—]+\s/gu;

/**
 * The languages in which a message states danger outright ("I want to die" and its kin, romanised and misspelt ones too): a
 * statement ends one of its clauses, but for words that add nothing ("now", "lol"), and nothing before it in the clause
 * denies it or tells of somebody else or of a film. What stands in quotation marks is not looked at.
 */
export function findStatements({ meanings, longest }: HashedPhrases, message: string): ReadonlySet<LanguageCode> {
  const found = new Set<LanguageCode>();
  for (const clause of fold(message.replace(quoted, ' | ')).split(clauseEnd)) {
    const words = statementWords(clause);
    for (let from = Math.max(0, words.length - longest); from < words.length; from += 1) {
      const language = languageCodes[meanings.get(hashOfWords(words, from)) ?? -1];
      if (language && !isVoid(words, from, language)) found.add(language);
    }
  }
  return found;
}

/** The words of a clause as statements are compared: without those that add nothing, and as misspellings leave them. */
function statementWords(folded: string): string[] {
  const words = wordsOfFolded(folded);
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).map(skeletonOf);
}

const vowels = /(?<!^)[aeiouy]+/g;
const doubled = /(.)\1+/g;

/** Of a longer word in Latin letters what typing in haste leaves: "myslef", "suicidle" and "killling" are what they mean. */
const skeletonOf = (word: string): string =>
  /^[a-z]{5,}$/.test(word) ? word.replace(vowels, '').replace(doubled, '$1') : word;

const voidersOf = new Map(languageCodes.map((code) => [code, new Set([...voiders[code]].map(skeletonOf))]));

const isVoid = (words: readonly string[], from: number, language: LanguageCode): boolean =>
  words.slice(Math.max(0, from - mostBefore), from).some((word) => voidersOf.get(language)?.has(word));

export const writeStatements = (statements: readonly { text: string; language: LanguageCode }[]) =>
  writePhrases(
    statements.map(({ text, language }) => ({
      words: statementWords(fold(text)),
      meaning: languageCodes.indexOf(language),
    })),
  );
