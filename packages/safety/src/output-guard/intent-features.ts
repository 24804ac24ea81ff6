import { plain, places as letterPlaces, readFeatures } from '@alento/classifier/features.ts';
import { concepts, type Concept } from './concept.ts';
import { readConcepts, type ConceptLexicon, type Named } from './read-concepts.ts';

/** How many places features are learnt in. */
export const intentPlaces = 2 ** 20;

/** A sentence as the judge of intents reads it: places, and what stands at each. */
export interface IntentFeatures {
  readonly places: Uint32Array<ArrayBuffer>;
  readonly values: Float64Array<ArrayBuffer>;
}

/** What a sentence names beyond this is not read: pairs grow with its square. */
const mostNamed = 96;

const numberOf = new Map<Concept, number>(concepts.map((concept, index) => [concept, index + 1]));
const kinds = { named: 1, asked: 2, first: 3, last: 4, follows: 5, isQuestion: 6 } as const;
const question = /[?？؟]/u;

/**
 * What a sentence names, which of it in a question, what comes first and last, and what follows what; and its sequences of
 * letters. Each of the three sorts weighs the same, however long the sentence is.
 */
export function readIntentFeatures(lexicon: ConceptLexicon, sentence: string): IntentFeatures {
  const plainText = plain(sentence);
  const named = readConcepts(lexicon, plainText).slice(0, mostNamed);
  const sorts = [singles(named, question.test(sentence)), pairs(named), letters(plainText)];
  return {
    places: Uint32Array.from(sorts.flatMap((sort) => [...sort])),
    values: Float64Array.from(sorts.flatMap((sort) => [...sort].map(() => 1 / Math.sqrt(sort.size)))),
  };
}

function singles(named: readonly Named[], isQuestion: boolean): Set<number> {
  const places = new Set<number>();
  for (const { concept } of named) {
    places.add(placeOf(kinds.named, concept));
    if (isQuestion) places.add(placeOf(kinds.asked, concept));
  }
  if (isQuestion) places.add(placeOf(kinds.isQuestion));
  const [first, last] = [named[0], named.at(-1)];
  if (first && last) places.add(placeOf(kinds.first, first.concept)).add(placeOf(kinds.last, last.concept));
  return places;
}

function pairs(named: readonly Named[]): Set<number> {
  const places = new Set<number>();
  for (const one of named) {
    for (const other of named) {
      if (one.to <= other.from && one.concept !== other.concept)
        places.add(placeOf(kinds.follows, one.concept, other.concept));
    }
  }
  return places;
}

const letters = (plainText: string): Set<number> =>
  new Set(Array.from(readFeatures(plainText), (place) => place & (Math.min(letterPlaces, intentPlaces) - 1)));

/** Spreads kind and concepts over the places (the finaliser of MurmurHash3). */
function placeOf(kind: number, one?: Concept, other?: Concept): number {
  const numbers = (kind << 20) | (numberIn(one) << 10) | numberIn(other);
  let value = Math.imul(numbers ^ (numbers >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) & (intentPlaces - 1);
}

const numberIn = (concept: Concept | undefined): number => (concept ? (numberOf.get(concept) ?? 0) : 0);
