import { isReadByCharacter } from '../../chat/guided/text/tokens.ts';

/** How many weights a language's part of the model has for each tier. */
export const buckets = 2 ** 14;

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = fnvOffset;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), fnvPrime);
  }
  // The low bits of FNV-1a are the weak ones.
  return (value ^ (value >>> 15)) >>> 0;
}

/** So many letters at the beginning of a longer word stand for the word in all its forms. */
const beginning = 4;

/** The places of a passage's words, word sequences and beginnings of words among the weights, each once. */
export function ngramBuckets(tokens: readonly string[]): Set<number> {
  const found = new Set<number>();
  const add = (text: string): void => void found.add(hash(text) % buckets);
  const longest = tokens.some(isReadByCharacter) ? 4 : 2;
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = 1; length <= longest && start + length <= tokens.length; length += 1) {
      add(`w${tokens.slice(start, start + length).join(' ')}`);
    }
    const token = tokens[start] ?? '';
    if (token.length > beginning) add(`b${token.slice(0, beginning)}`);
  }
  return found;
}
