import { fold } from '@alento/domain/common/text/fold.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { hashWordRange, wordsOfFolded, writePhrases, type HashedPhrases } from './hashed-phrases.ts';
import { fillers, voiders } from './statement-words.ts';

/** Everything that says of a clause that it is not meant as it stands is at most so many words before the statement. */
const mostBefore = 8;

const quoted = /["“”„«»「」『』‹›][^"“”„«»「」『』‹›\n]{1,200}["“”„«»「」『』‹›]/gu;
const clauseEnd = /[.!?…,;:()\n。！？、，；：؟،؛।|]+|\p{Extended_Pictographic}|\s[-–—]+\s/gu;

/**
 * The languages in which a message states danger outright ("I want to die" and its kin, romanised ones too): a statement
 * ends one of its clauses, but for words that add nothing ("now", "lol"), and nothing before it in the clause denies it or
 * tells of somebody else or of a film. Misspelt ones count in the language of the conversation alone: what is haste in one
 * language is another word in the next. What stands in quotation marks is not looked at.
 */
export function findStatements(
  { meanings, longest }: HashedPhrases,
  message: string,
  language: LanguageCode,
): ReadonlySet<LanguageCode> {
  const found = new Set<LanguageCode>();
  for (const clause of new Set(fold(message.replace(quoted, ' | ')).split(clauseEnd))) {
    const all = wordsOfFolded(clause);
    const kept = withoutFillers(all);
    const words = kept.map(({ word }) => word);
    const skeletons = words.map(skeletonOf);
    for (let from = Math.max(0, words.length - longest); from < words.length; from += 1) {
      const start = kept[from]?.at ?? 0;
      const exact = languageCodes[meanings.get(hashWordRange(words, from)) ?? -1];
      if (exact && !isVoid(all, start, exact)) found.add(exact);
      const misspelt = meanings.has(hashWordRange([language, ...skeletons.slice(from)]));
      if (misspelt && !isVoid(all, start, language)) found.add(language);
    }
  }
  return found;
}

/** The words of a clause with their places, but for those that add nothing to it. */
function withoutFillers(words: readonly string[]): { word: string; at: number }[] {
  const placed = words.map((word, at) => ({ word, at }));
  const telling = placed.filter(({ word }) => !fillers.has(word));
  return telling.length > 0 ? telling : placed;
}

const vowels = /(?<!^)[aeiouy]+/g;
const doubled = /(.)\1+/g;

/** Of a longer word in Latin letters what typing in haste leaves: "myslef", "suicidle" and "killling" are what they mean. */
const skeletonOf = (word: string): string =>
  /^[a-z]{5,}$/.test(word) ? word.replace(vowels, '').replace(doubled, '$1') : word;

const isVoid = (words: readonly string[], from: number, language: LanguageCode): boolean =>
  words.slice(Math.max(0, from - mostBefore), from).some((word) => voiders[language].has(word));

/**
 * The bytes of statements: each as it stands, and its skeleton after its language. A single word has none: its skeleton is
 * that of too many other words.
 */
export function writeStatements(statements: readonly { text: string; language: LanguageCode }[]) {
  const phrases = statements.map(({ text, language }) => ({
    words: withoutFillers(wordsOfFolded(fold(text))).map(({ word }) => word),
    language,
    meaning: languageCodes.indexOf(language),
  }));
  const skeletons = phrases
    .filter(({ words }) => words.length > 1)
    .map(({ words, language, meaning }) => ({ words: [language, ...words.map(skeletonOf)], meaning }));
  return writePhrases([...phrases, ...skeletons]);
}
