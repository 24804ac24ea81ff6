import { crisisCategories, type CrisisCategory } from './assessment.ts';
import { readNeighbours, voteOf, type Neighbours, type StoredNeighbours } from './neighbours.ts';
import { places } from './ngrams.ts';
import type { Passage } from './passage.ts';

/**
 * What is asked of a text, each by a regression of its own: whether it tells of distress at all, whether of a crisis; of a
 * crisis, whether it is active and whether it is happening now, and of which kind it is.
 */
export const questions = ['distress', 'crisis', 'active', 'imminent', ...crisisCategories] as const;
export type Question = (typeof questions)[number];

/** How many places answer a question, a power of two; the one that decides has most. */
export const placesFor = (question: Question): number => {
  if (question === 'crisis') return places;
  if (question === 'distress') return 2 ** 16;
  return isCategory(question) ? 2 ** 12 : 2 ** 14;
};

const isCategory = (question: Question): question is CrisisCategory =>
  crisisCategories.some((category) => category === question);

/** The weights of a question as they are stored. */
export interface StoredWeights {
  /** Log odds of a text without any n-gram that is known. */
  readonly bias: number;
  /** What one step of a weight is worth. */
  readonly scale: number;
  /** A letter for each place: how many steps it lies above or below `zeroLetter`. */
  readonly letters: string;
}

export type StoredAnswers = Readonly<Record<Question, StoredWeights>>;

export interface StoredModel extends StoredAnswers {
  readonly neighbours: StoredNeighbours;
}

/** Stands for a weight of 0; letters pack better than numbers. */
export const zeroLetter = 'm';

export interface Weights {
  readonly bias: number;
  readonly scale: number;
  readonly steps: Int8Array;
}

/** What one language has learnt, ready to be asked. */
export interface Model extends Readonly<Record<Question, Weights>> {
  readonly neighbours: Neighbours;
}

export function readModel(stored: StoredModel): Model {
  const answers = Object.fromEntries(questions.map((question) => [question, readWeights(question, stored[question])]));
  return { ...(answers as Record<Question, Weights>), neighbours: readNeighbours(stored.neighbours) };
}

export function readWeights(question: Question, { bias, scale, letters }: StoredWeights): Weights {
  if (letters.length !== placesFor(question)) throw new Error(`${question} has ${letters.length} weights`);
  const zero = zeroLetter.charCodeAt(0);
  return { bias, scale, steps: Int8Array.from(letters, (letter) => letter.charCodeAt(0) - zero) };
}

/** What each n-gram of a text counts, so that a long text has no louder voice than a short one. */
const shareOf = (ngrams: Uint32Array): number => 1 / Math.sqrt(ngrams.length || 1);

/** The log odds that the answer to a question is yes. */
export function ask({ bias, scale, steps }: Weights, ngrams: Uint32Array): number {
  let sum = 0;
  for (const place of ngrams) sum += steps[place & (steps.length - 1)] ?? 0;
  return bias + sum * scale * shareOf(ngrams);
}

/** What the vote of known messages counts beside the n-grams. */
const shareOfNeighbours = 0.5;

/** The odds that a passage tells of a crisis: its n-grams say so, and the known messages that resemble it. */
export function oddsOfCrisis({ crisis, neighbours }: Pick<Model, 'crisis' | 'neighbours'>, passage: Passage): number {
  const odds = ask(crisis, passage.ngrams);
  // Where the n-grams are surer than any vote, nobody is asked.
  return Math.abs(odds) > shareOfNeighbours ? odds : odds + shareOfNeighbours * voteOf(neighbours, passage);
}
