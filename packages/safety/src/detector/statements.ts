import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { plain } from './features.ts';
import { fillers, voiders } from './statement-words.ts';

/**
 * Plain statements of danger ("I want to die" and its kin) of every language, romanised and misspelt ones too, each kept as
 * a hash of its words and the language it is in: nobody can read them.
 */
export interface Statements {
  readonly languages: ReadonlyMap<number, LanguageCode>;
  readonly longest: number;
}

/** Everything that says of a clause that it is not meant as it stands is at most so many words before the statement. */
const mostBefore = 8;

const quoted = /["“”„«»「」『』‹›][^"“”„«»「」『』‹›\n]{1,200}["“”„«»「」『』‹›]/gu;
const clauseEnd = /[.!?…,;:()\n。！？、，；：؟،؛।|]+|\p{Extended_Pictographic}|\s[-–—]+\s/gu;

/** Scripts in which each sign stands for itself, since their words are not divided or divided at will. */
const signs = /[\u3040-\u9fff\uac00-\ud7a3]/gu;

export const wordsOf = (text: string): string[] => plain(text).replace(/[?!]/g, ' ').replace(signs, ' $& ').split(' ').filter(Boolean);

/** FNV-1a over the words from a place on, in 48 bits so that no two of a few thousand statements meet. */
export function hashOfWords(words: readonly string[], from = 0): number {
  let low = 0x811c9dc5;
  let high = 0x01234567;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? '';
    for (let index = 0; index < word.length; index += 1) {
      low = Math.imul(low ^ word.charCodeAt(index), 0x01000193);
      high = Math.imul(high ^ word.charCodeAt(index), 0x85ebca6b);
    }
    low = Math.imul(low ^ 0x20, 0x01000193);
    high = Math.imul(high ^ 0x20, 0x85ebca6b);
  }
  return (low >>> 0) * 2 ** 16 + ((high ^ (high >>> 16)) & 0xffff);
}

/**
 * The languages in which a message states danger outright: a statement ends one of its clauses, but for words that add
 * nothing ("now", "lol"), and nothing before it in the clause denies it or tells of somebody else or of a film. What stands
 * in quotation marks is not looked at.
 */
export function findStatements({ languages, longest }: Statements, message: string): ReadonlySet<LanguageCode> {
  const found = new Set<LanguageCode>();
  for (const clause of message.replace(quoted, ' | ').split(clauseEnd)) {
    const words = wordsOf(clause);
    while (words.length > 1 && fillers.has(words.at(-1) ?? '')) words.pop();
    for (let from = Math.max(0, words.length - longest); from < words.length; from += 1) {
      const language = languages.get(hashOfWords(words, from));
      if (language && !isVoid(words, from, language)) found.add(language);
    }
  }
  return found;
}

const isVoid = (words: readonly string[], from: number, language: LanguageCode): boolean =>
  words.slice(Math.max(0, from - mostBefore), from).some((word) => voiders[language].has(word));

/** Of each statement 6 bytes of hash and one of language. */
const size = 7;

/** The bytes of statements: the length of the longest in words, then each. */
export function writeStatements(statements: readonly { text: string; language: LanguageCode }[]): Uint8Array<ArrayBuffer> {
  const hashes = new Map<number, LanguageCode>();
  let longest = 0;
  for (const { text, language } of statements) {
    const words = wordsOf(text);
    longest = Math.max(longest, words.length);
    const hash = hashOfWords(words);
    if (!hashes.has(hash)) hashes.set(hash, language);
  }
  const bytes = new Uint8Array(1 + size * hashes.size);
  const view = new DataView(bytes.buffer);
  bytes[0] = longest;
  let at = 1;
  for (const [hash, language] of [...hashes].toSorted(([one], [other]) => one - other)) {
    view.setUint32(at, Math.floor(hash / 2 ** 16));
    view.setUint16(at + 4, hash % 2 ** 16);
    bytes[at + 6] = languageCodes.indexOf(language);
    at += size;
  }
  return bytes;
}

export function readStatements(bytes: Uint8Array): Statements {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const languages = new Map<number, LanguageCode>();
  for (let at = 1; at < bytes.length; at += size) {
    const language = languageCodes[bytes[at + 6] ?? 0];
    if (language) languages.set(view.getUint32(at) * 2 ** 16 + view.getUint16(at + 4), language);
  }
  return { languages, longest: bytes[0] ?? 0 };
}
