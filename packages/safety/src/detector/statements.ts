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
    const words = wordsOfFolded(clause);
    while (words.length > 1 && fillers.has(words.at(-1) ?? '')) words.pop();
    for (let from = Math.max(0, words.length - longest); from < words.length; from += 1) {
      const language = languageCodes[meanings.get(hashOfWords(words, from)) ?? -1];
      if (language && !isVoid(words, from, language)) found.add(language);
    }
  }
  return found;
}

const isVoid = (words: readonly string[], from: number, language: LanguageCode): boolean =>
  words.slice(Math.max(0, from - mostBefore), from).some((word) => voiders[language].has(word));

export const writeStatements = (statements: readonly { text: string; language: LanguageCode }[]) =>
  writePhrases(statements.map(({ text, language }) => ({ text, meaning: languageCodes.indexOf(language) })));
