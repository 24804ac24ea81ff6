import { ngramPlaces, plain } from './ngrams.ts';
import { hashesOfPairs, hashOfWord, wordsOf } from './word-pairs.ts';

/** A passage of a message as it is compared. */
export interface Passage {
  /** The places of its n-grams of letters and pairs of words. */
  readonly ngrams: Uint32Array;
  /** Numbers that stand for its words and pairs of words, some of them perhaps twice. */
  readonly words: readonly number[];
}

export function readPassage(text: string): Passage {
  const letters = plain(text);
  const words = wordsOf(letters);
  const pairs = hashesOfPairs(words);
  return { ngrams: ngramPlaces(letters, pairs), words: words.map((word) => hashOfWord(word)).concat(pairs) };
}
