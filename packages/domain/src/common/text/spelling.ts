const shortestGuess = 6;
const longestGuess = 20;

/** Finds the known words that a misspelt one is a single slip away from, without comparing it with each of them. */
export class SpellingIndex {
  readonly #byDeletion = new Map<string, Set<string>>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < shortestGuess) continue;
      for (const key of [word, ...deletionsOf(word)]) this.#add(key, word);
    }
  }

  #add(key: string, word: string): void {
    const words = this.#byDeletion.get(key);
    if (words) words.add(word);
    else this.#byDeletion.set(key, new Set([word]));
  }

  near(token: string): string[] {
    if (token.length < shortestGuess || token.length > longestGuess) return [];
    const found = new Set<string>();
    for (const key of [token, ...deletionsOf(token)]) {
      for (const word of this.#byDeletion.get(key) ?? []) if (isOneSlipApart(token, word)) found.add(word);
    }
    return [...found];
  }
}

function deletionsOf(word: string): string[] {
  const shorter: string[] = [];
  for (let index = 0; index < word.length; index += 1) shorter.push(word.slice(0, index) + word.slice(index + 1));
  return shorter;
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
