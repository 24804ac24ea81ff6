import { crisisCategories, type CrisisCategory } from './assessment.ts';
import { places } from './ngrams.ts';

/**
 * What is asked of a text, each by a regression of its own: whether it tells of distress at all, whether of a crisis; of a
 * crisis, whether it is active and whether it is happening now, and of which kind it is.
 */
export const questions = ['distress', 'crisis', 'active', 'imminent', ...crisisCategories] as const;
export type Question = (typeof questions)[number];

/** How many places answer a question; the one that decides has most. */
export const placesFor = (question: Question): number => {
  if (question === 'crisis') return places;
  return isCategory(question) ? places / 32 : places / 8;
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

export type StoredModel = Readonly<Record<Question, StoredWeights>>;

/** Stands for a weight of 0; letters pack better than numbers. */
export const zeroLetter = 'm';

interface Weights {
  readonly bias: number;
  readonly scale: number;
  readonly steps: Int8Array;
}

/** What one language has learnt, ready to be asked. */
export type Model = Readonly<Record<Question, Weights>>;

export function readModel(stored: StoredModel): Model {
  const read = (question: Question): Weights => {
    const { bias, scale, letters } = stored[question];
    if (letters.length !== placesFor(question)) throw new Error(`${question} has ${letters.length} weights`);
    const zero = zeroLetter.charCodeAt(0);
    return { bias, scale, steps: Int8Array.from(letters, (letter) => letter.charCodeAt(0) - zero) };
  };
  return Object.fromEntries(questions.map((question) => [question, read(question)])) as unknown as Model;
}

/** What each n-gram of a text counts, so that a long text has no louder voice than a short one. */
const shareOf = (ngrams: Uint32Array): number => 1 / Math.sqrt(ngrams.length || 1);

/** The log odds that the answer to a question is yes. */
export function ask({ bias, scale, steps }: Weights, ngrams: Uint32Array): number {
  let sum = 0;
  for (const place of ngrams) sum += steps[place & (steps.length - 1)] ?? 0;
  return bias + sum * scale * shareOf(ngrams);
}
