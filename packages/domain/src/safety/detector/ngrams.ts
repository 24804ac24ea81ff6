import { fold } from '../../common/text/fold.ts';

/** How many places there are for n-grams. */
export const places = 2 ** 17;

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** Letters in an n-gram. Long ones span short words; a single one is a word where a script is written without spaces. */
const shortest = 1;
const longest = 6;

const unlike = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}?!]+/gu;
const drawl = /(.)\1{2,}/gu;

/** A message in the one form that is compared: no accents, pauses as a space, drawn-out letters doubled. */
export const plain = (text: string): string => ` ${fold(text).replace(unlike, ' ').replace(drawl, '$1$1').trim()} `;

/** The low bits of FNV-1a are weak; this spreads them (the finaliser of MurmurHash3). */
function mixed(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/** Which text was the last to have each place: a set that need not be emptied, several times quicker than one that must. */
const lastText = new Uint32Array(places);
let text = 0;

/** The places of a text's n-grams of letters, each once; hashed with FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function ngramPlaces(message: string): Uint32Array {
  const letters = plain(message);
  const found: number[] = [];
  text += 1;
  for (let start = 0; start < letters.length; start += 1) {
    let hash = fnvOffset;
    const end = Math.min(start + longest, letters.length);
    for (let index = start; index < end; index += 1) {
      hash = Math.imul(hash ^ letters.charCodeAt(index), fnvPrime);
      if (index - start + 1 < shortest) continue;
      const place = mixed(hash) & (places - 1);
      if (lastText[place] === text) continue;
      lastText[place] = text;
      found.push(place);
    }
  }
  return Uint32Array.from(found);
}
