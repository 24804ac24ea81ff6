import type { CrisisCategory, Tier } from '@alento/domain/safety/detector/assessment.ts';
import {
  placesFor,
  questions,
  zeroLetter,
  type Question,
  type StoredModel,
  type StoredWeights,
} from '@alento/domain/safety/detector/model.ts';
import { ngramPlaces } from '@alento/domain/safety/detector/ngrams.ts';
import type { Example } from './read-corpus.ts';
import { learnLinear, type Lesson, type LinearWeights } from './learn-linear.ts';

/** One wording of an example, as the model sees it. */
interface Sample {
  places: Uint32Array;
  tier: Tier;
  category: CrisisCategory | undefined;
  importance: number;
  line: number;
}

/** At most so many wordings of a line are learnt from, spread over all of them. */
const wordingsLearnt = 12;

/** Learns all questions from a language's examples. */
export function trainModel(examples: readonly Example[]): StoredModel {
  const samples = examples.flatMap(samplesOf);
  const learn = (question: Question): StoredWeights => {
    const lessons = balanced(lessonsFor(question, samples));
    return quantise(learnLinear(lessons, placesFor(question)));
  };
  return Object.fromEntries(questions.map((question) => [question, learn(question)])) as unknown as StoredModel;
}

function samplesOf({ texts, tier, category }: Example, line: number): Sample[] {
  const stride = Math.max(1, texts.length / wordingsLearnt);
  const count = Math.min(texts.length, wordingsLearnt);
  const chosen = Array.from({ length: count }, (_, index) => texts[Math.floor(index * stride)] ?? '');
  // A line of many wordings says more than one of a single wording, but not so many times more.
  const importance = 1 / Math.sqrt(count);
  return chosen.map((text) => ({ places: ngramPlaces(text), tier, category, importance, line }));
}

/** What a question is learnt from: whether there is a crisis from all, what kind of crisis from crises alone. */
function lessonsFor(question: Question, samples: readonly Sample[]): Lesson[] {
  const crises = samples.filter(({ tier }) => tier >= 2);
  const answered = (of: readonly Sample[], isYes: (sample: Sample) => boolean): Lesson[] =>
    of.map((sample) => ({ ...sample, answer: isYes(sample) }));
  switch (question) {
    case 'distress':
      return answered(samples, ({ tier }) => tier >= 1);
    case 'crisis':
      return answered(samples, ({ tier }) => tier >= 2);
    case 'active':
      return answered(crises, ({ tier }) => tier >= 3);
    case 'imminent':
      return answered(crises, ({ tier }) => tier === 4);
    default:
      return answered(crises, ({ category }) => category === question);
  }
}

/** Makes the rarer answer count as much as the other. */
function balanced(lessons: readonly Lesson[]): Lesson[] {
  const total = (isYes: boolean): number =>
    lessons.reduce((sum, { answer, importance }) => sum + (answer === isYes ? importance : 0), 0) || 1;
  const [yes, no] = [total(true), total(false)];
  const half = (yes + no) / 2;
  return lessons.map((lesson) => ({
    ...lesson,
    importance: (lesson.importance * half) / (lesson.answer ? yes : no),
  }));
}

/** Steps above and below zero; more would not read better and pack worse. */
const mostSteps = 4;

/** The weights at this share from the least to the greatest fill the steps; what lies beyond is cut off. */
const filled = 0.999;

function quantise({ bias, weights }: LinearWeights): StoredWeights {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted();
  const scale = (sizes[Math.floor(sizes.length * filled)] ?? 1) / mostSteps;
  const zero = zeroLetter.charCodeAt(0);
  const letters = Array.from(weights, (weight) => {
    const steps = Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / scale)));
    return String.fromCharCode(zero + steps);
  });
  return { bias: rounded(bias), scale: rounded(scale), letters: letters.join('') };
}

const rounded = (value: number): number => Number(value.toPrecision(6));
