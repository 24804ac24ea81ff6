const shortestGuess = 6;
const longestGuess = 20;

/**
 * Finds the known words that a misspelt one is a single slip away from, without comparing it with each of them. Two such words
 * are the same once a letter of one or both is left out (the deletion neighbourhood of Mor and Fraenkel 1982); what is left is
 * kept as hashes in typed arrays, which take a twentieth of what strings do.
 */
export class SpellingIndex {
  readonly #words: readonly string[];
  /** Hashes of each word and of each of it without a letter, ascending; and which word each is of. */
  readonly #hashes: Uint32Array;
  readonly #owners: Uint16Array | Uint32Array;

  constructor(words: Iterable<string>) {
    this.#words = [...new Set(words)].filter((word) => word.length >= shortestGuess);
    const keys = this.#words.flatMap((word, owner) => hashesOf(word).map((hash) => ({ hash, owner })));
    keys.sort((one, other) => one.hash - other.hash || one.owner - other.owner);
    this.#hashes = Uint32Array.from(keys, ({ hash }) => hash);
    const owners = keys.map(({ owner }) => owner);
    this.#owners = this.#words.length < 2 ** 16 ? Uint16Array.from(owners) : Uint32Array.from(owners);
  }

  near(token: string): string[] {
    if (token.length < shortestGuess || token.length > longestGuess) return [];
    const found = new Set<string>();
    for (const hash of hashesOf(token)) {
      for (let at = this.#firstOf(hash); this.#hashes[at] === hash; at += 1) {
        const word = this.#words[this.#owners[at] ?? 0];
        if (word !== undefined && isOneSlipApart(token, word)) found.add(word);
      }
    }
    return [...found];
  }

  #firstOf(hash: number): number {
    let low = 0;
    let high = this.#hashes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#hashes[middle] ?? 0) < hash) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** FNV-1a of the word, and of the word without each of its letters, each once. */
function hashesOf(word: string): number[] {
  const hashes = new Set([hashWithout(word, -1)]);
  for (let index = 0; index < word.length; index += 1) hashes.add(hashWithout(word, index));
  return [...hashes];
}

function hashWithout(word: string, left: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    if (index !== left) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** One letter missing, added, mistaken, or two neighbours swapped; the first letter is taken to be right. */
function isOneSlipApart(one: string, other: string): boolean {
  if (one[0] !== other[0]) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  if (rest === otherRest) return true;
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}
