import { expandClitics } from './clitics.ts';

/** A word of a message as patterns read it. */
export interface ReadToken {
  /** As written, and what it may stand for beside that. */
  readonly spellings: readonly string[];
  /** The numbers of those that some pattern has. */
  readonly ids: readonly number[];
}

/** The words of patterns by number, which take less room in them than strings. Those of one language share one. */
export class Lexicon {
  readonly #ids = new Map<string, number>();
  /** Many matchers read the same message. */
  readonly #read = new WeakMap<readonly string[], readonly ReadToken[]>();

  /** The number of a word, which gets one if it has none. */
  add(word: string): number {
    const id = this.#ids.get(word) ?? this.#ids.size;
    this.#ids.set(word, id);
    return id;
  }

  has(word: string): boolean {
    return this.#ids.has(word);
  }

  idOf(word: string): number | undefined {
    return this.#ids.get(word);
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
    return { spellings, ids: spellings.map((spelling) => this.#ids.get(spelling)).filter((id) => id !== undefined) };
  }
}
