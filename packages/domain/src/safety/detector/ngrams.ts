import { fold } from '../../common/text/fold.ts';

/** How many places there are for n-grams. */
export const places = 2 ** 18;

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** Letters in the longest n-gram, which spans short words; a single one is a word where a script is written without spaces. */
const longest = 6;

/** Of Chinese signs and Japanese syllables, which say more than a letter does. */
const longestOfSigns = 4;

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

const isSign = (unit: number): boolean => unit >= 0x3040 && unit <= 0x9fff;

/** Which text was the last to have each place: a set that need not be emptied, several times quicker than one that must. */
const lastText = new Uint32Array(places);
let text = 0;

/**
 * The places of a text's n-grams of letters, and of numbers that stand for something else in it, each once. The text is in
 * plain form; hashed with FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/).
 */
export function ngramPlaces(letters: string, others: readonly number[] = []): Uint32Array {
  const found: number[] = [];
  text += 1;
  const note = (hash: number): void => {
    const place = mixed(hash) & (places - 1);
    if (lastText[place] === text) return;
    lastText[place] = text;
    found.push(place);
  };
  for (let start = 0; start < letters.length; start += 1) {
    let hash = fnvOffset;
    const end = Math.min(start + (isSign(letters.charCodeAt(start)) ? longestOfSigns : longest), letters.length);
    for (let index = start; index < end; index += 1) {
      hash = Math.imul(hash ^ letters.charCodeAt(index), fnvPrime);
      note(hash);
    }
  }
  for (const other of others) note(other);
  return Uint32Array.from(found);
}
