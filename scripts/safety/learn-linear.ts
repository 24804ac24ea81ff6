/** A text as it is learnt from: the places of its n-grams, the answer it teaches, and how much that counts beside others. */
export interface Lesson {
  places: Uint32Array;
  answer: boolean;
  importance: number;
  /** The line that it words; n-grams of a single line are not learnt from. */
  line: string;
}

export interface LinearWeights {
  bias: number;
  weights: Float64Array;
}

/** What a mistake costs against what a weight costs: the less, the simpler what is learnt. */
const cost = 0.05;

/** It has learnt when nothing moves more than this in a round, or after so many rounds. */
const still = 0.02;
const mostRounds = 60;

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent (Hsieh et al. 2008, algorithm 1,
 * as in LIBLINEAR). An n-gram counts by how rare it is, log of its inverse document frequency, which the weights returned
 * already contain. `size` is the number of places, a power of two; larger places are folded onto them. The same lessons in
 * the same order give the same weights.
 */
export function learnLinear(lessons: readonly Lesson[], size: number): LinearWeights {
  const rarity = raritiesOf(lessons, size);
  const pupils = lessons.map(({ places, answer, importance }) => {
    const share = 1 / Math.sqrt(places.length || 1);
    const own = places.map((place) => place & (size - 1));
    const values = Float64Array.from(own, (place) => at(rarity, place) * share);
    const length = values.reduce((sum, value) => sum + value * value, 1);
    return { places: own, values, length, side: answer ? 1 : -1, curb: 1 / (2 * cost * importance), pull: 0 };
  });
  const weights = new Float64Array(size);
  let bias = 0;
  const random = randomFrom(size);
  for (let round = 0, moved = Infinity; round < mostRounds && moved > still; round += 1) {
    moved = 0;
    shuffle(pupils, random);
    for (const pupil of pupils) {
      const { places, values, length, side, curb, pull } = pupil;
      let score = bias;
      for (let index = 0; index < places.length; index += 1)
        score += at(weights, at(places, index)) * at(values, index);
      const gradient = side * score - 1 + curb * pull;
      pupil.pull = Math.max(0, pull - gradient / (length + curb));
      const change = (pupil.pull - pull) * side;
      if (change === 0) continue;
      moved = Math.max(moved, Math.abs(change) * length);
      bias += change;
      for (let index = 0; index < places.length; index += 1) {
        const place = at(places, index);
        weights[place] = at(weights, place) + change * at(values, index);
      }
    }
  }
  return { bias, weights: weights.map((weight, place) => weight * at(rarity, place)) };
}

const at = (numbers: Float64Array | Uint32Array, index: number): number => numbers[index] ?? 0;

/** How rare the n-gram of each place is among the texts; 0 where only one line has it, which says more of its author. */
function raritiesOf(lessons: readonly Lesson[], size: number): Float64Array {
  const seen = new Float64Array(size);
  const lines = new Float64Array(size);
  const lastLine: (string | undefined)[] = Array.from({ length: size });
  for (const { places, line } of lessons) {
    for (const place of new Set(places.map((each) => each & (size - 1)))) {
      seen[place] = at(seen, place) + 1;
      if (lastLine[place] !== line) lines[place] = at(lines, place) + 1;
      lastLine[place] = line;
    }
  }
  return seen.map((count, place) => (at(lines, place) < 2 ? 0 : Math.log((1 + lessons.length) / (1 + count)) + 1));
}

/** The same pseudo-random numbers each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fisher and Yates, in place. */
function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
}
