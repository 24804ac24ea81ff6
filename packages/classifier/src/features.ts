import { fold } from '@alento/domain/common/text/fold.ts';

/** How many places there are for the features of a text: so many that hardly two share one, and none spoils another. */
export const places = 2 ** 21;

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** Letters in the longest n-gram, which spans short words. */
const longestOfLetters = 6;

/** Of Chinese signs and Japanese syllables, which say more than a letter does. */
const longestOfSigns = 4;

/** Words that are no further apart than this are read as a pair: "want … die" says more than each. */
const pairDistance = 5;

/** Letters by which a word is known in a pair, so that its endings do not count. */
const pairLetters = 5;

/** Longer texts are cut into passages before (`passages.ts`). */
const mostLetters = 1024;

const unlike = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}?!]+/gu;
const drawl = /(.)\1{2,}/gu;

/** A message in the one form that is compared: no accents, pauses as a space, drawn-out letters doubled. */
export const plain = (text: string): string => ` ${squeeze(fold(text))} `;

/** What is left of folded text: pauses as a space, drawn-out letters doubled. */
export const squeeze = (folded: string): string => folded.replace(unlike, ' ').replace(drawl, '$1$1').trim();

const isSign = (unit: number): boolean => unit >= 0x3040 && unit <= 0x9fff;

/** The low bits of FNV-1a are weak; this spreads them (the finaliser of MurmurHash3). */
function mixed(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

const found = new Uint32Array(mostLetters * (longestOfLetters + pairDistance));

/** The places of the text that is read, by open addressing; what an earlier text left counts as empty. */
const slots = 2 ** 15;
const placeIn = new Uint32Array(slots);
const textOf = new Uint32Array(slots);
let texts = 0;

/**
 * The features of a short text in plain form (`plain`), each a place below `places` and each once: its n-grams of letters,
 * across words, so that forms, typos and negations are read without a dictionary, and its pairs of words. Hashed with
 * FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). Every model of every language reads the same features.
 */
export function readFeatures(plainText: string): Uint32Array {
  const text = plainText.length > mostLetters ? plainText.slice(0, mostLetters) : plainText;
  texts += 1;
  const count = addPairs(text, addNgrams(text, 0));
  return found.slice(0, count);
}

function add(hash: number, count: number): number {
  const place = mixed(hash) & (places - 1);
  let slot = place & (slots - 1);
  while (textOf[slot] === texts) {
    if (placeIn[slot] === place) return count;
    slot = (slot + 1) & (slots - 1);
  }
  textOf[slot] = texts;
  placeIn[slot] = place;
  found[count] = place;
  return count + 1;
}

function addNgrams(text: string, from: number): number {
  let count = from;
  for (let start = 0; start < text.length; start += 1) {
    let hash = fnvOffset;
    const longest = isSign(text.charCodeAt(start)) ? longestOfSigns : longestOfLetters;
    const end = Math.min(start + longest, text.length);
    for (let index = start; index < end; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), fnvPrime);
      count = add(hash, count);
    }
  }
  return count;
}

/** A number for each pair of words that stand near each other, in their order. */
function addPairs(text: string, from: number): number {
  const beginnings = hashBeginnings(text);
  let count = from;
  for (let first = 0; first < beginnings.length; first += 1) {
    const last = Math.min(first + pairDistance, beginnings.length - 1);
    const hash = Math.imul(beginnings[first] ?? 0, fnvPrime);
    for (let other = first + 1; other <= last; other += 1) count = add(hash ^ (beginnings[other] ?? 0), count);
  }
  return count;
}

/** FNV-1a of each word's first letters; where a script is written without spaces, each sign is taken for a word. */
function hashBeginnings(text: string): number[] {
  const hashes: number[] = [];
  let hash = fnvOffset;
  let length = 0;
  const endWord = (): void => {
    if (length > 0) hashes.push(hash);
    hash = fnvOffset;
    length = 0;
  };
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0x20) {
      endWord();
      continue;
    }
    if (isSign(unit)) endWord();
    if (length < pairLetters) hash = Math.imul(hash ^ unit, fnvPrime);
    length += 1;
    if (isSign(unit)) endWord();
  }
  endWord();
  return hashes;
}
