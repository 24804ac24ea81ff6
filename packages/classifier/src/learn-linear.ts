import { randomFrom, shuffle } from './shuffle.ts';

/** A text as it is learnt from: its features, the answer it teaches, and how much that counts beside others. */
export interface Lesson {
  features: Uint32Array;
  answer: boolean;
  importance: number;
  /** The line that it words; features of a single line are not learnt from. */
  line: string;
}

export interface LinearWeights {
  bias: number;
  weights: Float64Array;
}

/** Regularisation: the cost of an error against that of a weight. Lower values learn simpler models. */
const cost = 0.05;

/** It has learnt when nothing moves more than `still` in a round, or after so many rounds. */
const still = 0.02;
const mostRounds = 60;

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent (Hsieh et al. 2008, algorithm 1,
 * as in LIBLINEAR). A feature counts by how rare it is and how unlike the two answers have it (`scoreFeatures`), which the
 * weights returned already contain. `size` is the number of places, a power of two; larger places are folded onto them. The
 * same lessons in the same order give the same weights.
 */
export function learnLinear(lessons: readonly Lesson[], size: number): LinearWeights {
  const telling = scoreFeatures(lessons, size);
  const examples = lessons.map(({ features, answer, importance }): Example => {
    const share = 1 / Math.sqrt(features.length || 1);
    const places = features.map((feature) => feature & (size - 1));
    const values = Float64Array.from(places, (place) => at(telling, place) * share);
    return { places, values, answer, importance };
  });
  const { bias, weights } = learnValues(examples, { size, cost, still });
  return { bias, weights: weights.map((weight, place) => weight * at(telling, place)) };
}

/** A text as places and what stands at each, with the answer it teaches and how much that counts beside others. */
export interface Example {
  places: Uint32Array;
  values: Float64Array;
  answer: boolean;
  importance: number;
}

/**
 * The same machine where the values are given: places lie below `size`, `cost` is that of an error against that of a weight,
 * and it has learnt when nothing moves more than `still` in a round.
 */
export function learnValues(
  examples: readonly Example[],
  { size, cost, still }: { size: number; cost: number; still: number },
): LinearWeights {
  const pupils = examples.map(({ places, values, answer, importance }) => {
    const length = values.reduce((sum, value) => sum + value * value, 1);
    return { places, values, length, side: answer ? 1 : -1, curb: 1 / (2 * cost * importance), pull: 0 };
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
  return { bias, weights };
}

const at = (numbers: Float64Array | Uint32Array | Uint8Array, index: number): number => numbers[index] ?? 0;

/** From this log ratio on a feature counts in full. */
const fullRatio = 2;

/**
 * What a feature counts: its inverse document frequency, less where both answers have it alike, by the log ratio of a naive
 * Bayes classifier (Wang and Manning 2012, "Baselines and bigrams"): how somebody writes is no danger. 0 where only one line
 * has it, which says more of its author.
 */
function scoreFeatures(lessons: readonly Lesson[], size: number): Float64Array {
  const seen = new Float64Array(size);
  const [yes, no] = [new Float64Array(size).fill(1), new Float64Array(size).fill(1)];
  const [allYes, allNo] = [sumOf(lessons, true), sumOf(lessons, false)];
  const lines = new Uint8Array(size);
  const lastLine: (string | undefined)[] = Array.from({ length: size });
  for (const { features, line, answer, importance } of lessons) {
    const counts = answer ? yes : no;
    for (const place of new Set(features.map((each) => each & (size - 1)))) {
      seen[place] = at(seen, place) + 1;
      counts[place] = at(counts, place) + importance;
      if (lastLine[place] !== line) lines[place] = Math.min(2, at(lines, place) + 1);
      lastLine[place] = line;
    }
  }
  return seen.map((count, place) => {
    if (at(lines, place) < 2) return 0;
    const ratio = Math.abs(Math.log(at(yes, place) / (1 + allYes) / (at(no, place) / (1 + allNo))));
    return (Math.log((1 + lessons.length) / (1 + count)) + 1) * Math.min(1, ratio / fullRatio);
  });
}

const sumOf = (lessons: readonly Lesson[], answer: boolean): number =>
  lessons.reduce((sum, lesson) => sum + (lesson.answer === answer ? lesson.importance : 0), 0);
