import { mostSteps, placesFor, questions, type Answers, type Question, type Weights } from '../src/detector/model.ts';
import { concernWeight, knownMessage, type KnownMessage } from '../src/detector/neighbours.ts';
import { learnLinear, type Lesson, type LinearWeights } from '@alento/classifier/learn-linear.ts';
import type { Sample } from './samples.ts';

/** Learns all questions. */
export const learnAnswers = (samples: readonly Sample[]): Answers =>
  Object.fromEntries(questions.map((question) => [question, learnAnswer(question, samples)])) as Record<
    Question,
    Weights
  >;

/** Learns one question. */
export const learnAnswer = (question: Question, samples: readonly Sample[]): Weights =>
  quantise(learnLinear(balanced(lessonsFor(question, samples)), placesFor(question)), mostWeights(question));

/** What messages are compared with: of each line of the language its first wording, in the words that another has, too. */
export function learnKnown(samples: readonly Sample[]): KnownMessage[] {
  const lines = new Map(samples.filter(({ source }) => source !== 'foreign').map((sample) => [sample.line, sample]));
  const known = [...lines.values()].map(({ text, label }) => knownMessage(text, label));
  const counts = new Uint32Array(2 ** 16);
  for (const { words } of known) for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return known
    .map(({ side, words }) => ({ side, words: words.filter((word) => (counts[word] ?? 0) > 1) }))
    .filter(({ words }) => words.length > 1 && words.length < 256);
}

/** What a question is learnt from: whether there is a crisis from all, what kind of crisis from crises alone. */
function lessonsFor(question: Question, samples: readonly Sample[]): Lesson[] {
  const graded = samples.filter(({ label, tier }) => label === 'crisis' && tier !== undefined);
  const answered = (of: readonly Sample[], isYes: (sample: Sample) => boolean): Lesson[] =>
    of.map((sample) => ({ ...sample, answer: isYes(sample) }));
  switch (question) {
    case 'distress':
      return answered(samples, ({ label }) => label !== 'none');
    case 'crisis':
      return answered(samples.map(lessened), ({ label }) => label === 'crisis');
    case 'active':
      return answered(graded, ({ tier = 0 }) => tier >= 3);
    case 'imminent':
      return answered(graded, ({ tier }) => tier === 4);
    default:
      return answered(
        graded.filter(({ category }) => category !== undefined),
        ({ category }) => category === question,
      );
  }
}

const lessened = (sample: Sample): Sample =>
  sample.label === 'concern' ? { ...sample, importance: sample.importance * concernWeight } : sample;

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

/** The weights at this share from the least to the greatest fill the steps; what lies beyond is cut off. */
const filled = 0.998;

/** How many weights of a question are kept, the largest: more read hardly better, and are fetched by everybody. */
const mostWeights = (question: Question): number => {
  if (question === 'crisis') return 60_000;
  if (question === 'distress') return 20_000;
  return question === 'active' || question === 'imminent' ? 16_000 : 3_000;
};

function quantise({ bias, weights }: LinearWeights, most: number): Weights {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted();
  const scale = (sizes[Math.floor(sizes.length * filled)] ?? 1) / mostSteps;
  const least = Math.max(scale / 2, sizes[sizes.length - most] ?? 0);
  const stepOf = (weight: number): number =>
    Math.sign(weight) * Math.max(1, Math.min(mostSteps, Math.round(Math.abs(weight) / scale)));
  const steps = Int8Array.from(weights, (weight) => (Math.abs(weight) < least ? 0 : stepOf(weight)));
  return { bias, scale, steps };
}
