import { expandClitics } from './clitics.ts';

/** A word of a message as patterns read it. */
export interface ReadToken {
  /** As written, and what it may stand for beside that. */
  readonly spellings: readonly string[];
  /** The numbers of those that some pattern has, each followed by those of the stems that it begins with. */
  readonly ids: readonly number[];
}

/** The words and stems of patterns by number, which take less room in them than strings. Those of one language share one. */
export class Lexicon {
  readonly #words = new Map<string, number>();
  readonly #stems = new Map<string, number>();
  /** The letters of the longest stem. */
  #longestStem = 0;
  /** Many matchers read the same message. */
  readonly #read = new WeakMap<readonly string[], readonly ReadToken[]>();

  /** The number of a word, which gets one if it has none. */
  add(word: string): number {
    return this.#number(this.#words, word);
  }

  /** The same for the beginning of words. */
  addStem(stem: string): number {
    this.#longestStem = Math.max(this.#longestStem, stem.length);
    return this.#number(this.#stems, stem);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  idOf(word: string): number | undefined {
    return this.#words.get(word);
  }

  idOfStem(stem: string): number | undefined {
    return this.#stems.get(stem);
  }

  /** A message for patterns to be found in; equal words are the same object. */
  read(tokens: readonly string[]): readonly ReadToken[] {
    const known = this.#read.get(tokens);
    if (known) return known;
    const byToken = new Map<string, ReadToken>();
    const read = tokens.map((token) => {
      const before = byToken.get(token) ?? this.readToken(token);
      byToken.set(token, before);
      return before;
    });
    this.#read.set(tokens, read);
    return read;
  }

  readToken(token: string): ReadToken {
    const spellings = expandClitics(token);
    return { spellings, ids: [...new Set(spellings.flatMap((spelling) => this.#idsOf(spelling)))] };
  }

  #idsOf(spelling: string): number[] {
    const word = this.#words.get(spelling);
    const ids = word === undefined ? [] : [word];
    for (let length = 1; length <= Math.min(spelling.length, this.#longestStem); length += 1) {
      const stem = this.#stems.get(spelling.slice(0, length));
      if (stem !== undefined) ids.push(stem);
    }
    return ids;
  }

  #number(numbers: Map<string, number>, text: string): number {
    const id = numbers.get(text) ?? this.#words.size + this.#stems.size;
    numbers.set(text, id);
    return id;
  }
}
