import { randomFrom, shuffle } from './shuffle.ts';
import type { LinearWeights } from './learn-linear.ts';

/** A text as places and what stands at each, with its answers to all questions, in their order. */
export interface LogisticExample {
  readonly places: Uint32Array;
  readonly values: Float64Array;
  readonly answers: readonly boolean[];
  /** How much it counts beside others. */
  readonly importance: number;
}

/** How far a weight moves at first. */
const rate = 0.2;
const rounds = 24;

/** What a squared gradient begins with, so that the first step is no leap. */
const before = 1e-6;

/**
 * Logistic regression for several questions about the same texts, by stochastic gradient descent that moves each weight the
 * less the more it has moved (AdaGrad: Duchi, Hazan and Singer 2011): rare features are learnt as fully as common ones.
 * Places lie below `size`. The same examples in the same order give the same weights.
 */
export function learnLogistic(
  examples: readonly LogisticExample[],
  { size, questions }: { size: number; questions: number },
): LinearWeights[] {
  const used = commonFirst(examples, size);
  const rowOf = new Uint32Array(size);
  for (const [row, place] of used.entries()) rowOf[place] = row * questions;
  const weights = new Float32Array(used.length * questions);
  const moved = new Float32Array(used.length * questions).fill(before);
  const biases = new Float64Array(questions);
  const biasMoved = new Float64Array(questions).fill(before);
  const errors = new Float64Array(questions);
  const random = randomFrom(size);
  const order = examples.map((example) => ({ ...example, rows: example.places.map((place) => rowOf[place] ?? 0) }));
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const { rows, values, answers, importance } of order) {
      errors.set(biases);
      for (let index = 0; index < rows.length; index += 1) {
        const from = rows[index] ?? 0;
        const value = values[index] ?? 0;
        for (let question = 0; question < questions; question += 1)
          errors[question] = (errors[question] ?? 0) + (weights[from + question] ?? 0) * value;
      }
      for (let question = 0; question < questions; question += 1) {
        const error = importance * (1 / (1 + Math.exp(-(errors[question] ?? 0))) - (answers[question] ? 1 : 0));
        errors[question] = error;
        biasMoved[question] = (biasMoved[question] ?? 0) + error * error;
        biases[question] = (biases[question] ?? 0) - (rate * error) / Math.sqrt(biasMoved[question] ?? 1);
      }
      for (let index = 0; index < rows.length; index += 1) {
        const from = rows[index] ?? 0;
        const value = values[index] ?? 0;
        for (let question = 0; question < questions; question += 1) {
          const gradient = (errors[question] ?? 0) * value;
          const at = from + question;
          moved[at] = (moved[at] ?? 0) + gradient * gradient;
          weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(moved[at] ?? 1);
        }
      }
    }
  }
  return Array.from({ length: questions }, (_, question) => {
    const all = new Float64Array(size);
    for (const [row, place] of used.entries()) all[place] = weights[row * questions + question] ?? 0;
    return { bias: biases[question] ?? 0, weights: all };
  });
}

/** The places that stand in examples. Those in most come first: what is looked up most lies close together. */
function commonFirst(examples: readonly LogisticExample[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const { places } of examples) for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return Uint32Array.from(counts.keys())
    .filter((place) => (counts[place] ?? 0) > 0)
    .toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
}
