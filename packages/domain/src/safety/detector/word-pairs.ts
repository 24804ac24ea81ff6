const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** Words that are no further apart than this are read as a pair: "want … die" says more than each. */
const apart = 5;

/** Letters by which a word is known in a pair, so that its endings do not count. */
const wordBeginning = 5;

/** Where Unicode has kana and the common Chinese signs, in scripts without spaces: each sign is taken for a word. */
const signs = /[\u3040-\u9fff]/gu;

/** The words of a text in plain form (`plain`). */
export const wordsOf = (letters: string): string[] => letters.replace(signs, ' $& ').split(' ').filter(Boolean);

/** FNV-1a of a word's first letters, all unless told otherwise. */
export function hashOfWord(word: string, length = word.length): number {
  let hash = fnvOffset;
  const end = Math.min(length, word.length);
  for (let index = 0; index < end; index += 1) hash = Math.imul(hash ^ word.charCodeAt(index), fnvPrime);
  return hash;
}

/** A number for each pair of words that stand near each other, in their order. */
export function hashesOfPairs(words: readonly string[]): number[] {
  const beginnings = words.map((word) => hashOfWord(word, wordBeginning));
  const found: number[] = [];
  for (let first = 0; first < beginnings.length; first += 1) {
    const last = Math.min(first + apart, beginnings.length - 1);
    for (let other = first + 1; other <= last; other += 1)
      found.push(Math.imul(beginnings[first] ?? 0, fnvPrime) ^ (beginnings[other] ?? 0));
  }
  return found;
}
