import type { CrisisCategory, Tier } from '@alento/domain/safety/detector/assessment.ts';
import {
  placesFor,
  questions,
  zeroLetter,
  type Question,
  type StoredAnswers,
  type StoredWeights,
} from '@alento/domain/safety/detector/model.ts';
import { importanceOfConcern, type StoredNeighbours } from '@alento/domain/safety/detector/neighbours.ts';
import { plain } from '@alento/domain/safety/detector/ngrams.ts';
import { readPassage } from '@alento/domain/safety/detector/passage.ts';
import type { Label, Labelled } from './labelled.ts';
import { learnLinear, type Lesson, type LinearWeights } from './learn-linear.ts';
import type { Example } from './read-corpus.ts';

/** One wording of a message to learn from, as the model sees it. */
export interface Sample {
  places: Uint32Array;
  label: Label;
  /** Unknown where whoever wrote the message only said that help is needed. */
  tier: Tier | undefined;
  category: CrisisCategory | undefined;
  importance: number;
  /** The line it comes from; whatever the source, no two lines have the same. */
  line: string;
}

/** At most so many wordings of a line of the corpus are learnt from, spread over all of them. */
const wordingsLearnt = 12;

/** A line as an evaluator writes it counts as much as a line of the corpus with four wordings. */
const importanceOfLabelled = 2;

/** Learns all questions. */
export function trainModel(samples: readonly Sample[]): StoredAnswers {
  return Object.fromEntries(
    questions.map((question) => [question, learn(question, samples)]),
  ) as unknown as StoredAnswers;
}

/** Learns one question. */
export function learn(question: Question, samples: readonly Sample[]): StoredWeights {
  return quantise(learnLinear(balanced(lessonsFor(question, samples)), placesFor(question)));
}

/** What the known messages are: of each line its first wording. */
export function neighboursOf(examples: readonly Example[], lines: readonly Labelled[]): StoredNeighbours {
  const known = [
    ...examples.map(({ texts: [text = ''], tier }) => ({ text, label: labelOf(tier) })),
    ...lines.map(({ text, label }) => ({ text, label })),
  ];
  const told = (label: Label): string => {
    const such = known.filter((message) => message.label === label).map(({ text }) => plain(text).trim());
    return [...new Set(such)].join('\n');
  };
  return { crisis: told('crisis'), concern: told('concern'), none: told('none') };
}

export function samplesOfExample({ texts, tier, category }: Example, index: number): Sample[] {
  const stride = Math.max(1, texts.length / wordingsLearnt);
  const count = Math.min(texts.length, wordingsLearnt);
  const chosen = Array.from({ length: count }, (_, each) => texts[Math.floor(each * stride)] ?? '');
  const label = labelOf(tier);
  // A line of many wordings says more than one of a single wording, but not so many times more.
  const importance = 1 / Math.sqrt(count);
  return chosen.map((text) => ({
    places: readPassage(text).ngrams,
    label,
    tier,
    category,
    importance,
    line: `corpus ${index}`,
  }));
}

export const sampleOfLabelled = ({ text, label, tier, category, id }: Labelled): Sample => ({
  places: readPassage(text).ngrams,
  label,
  tier,
  category,
  importance: importanceOfLabelled,
  line: `labelled ${id}`,
});

function labelOf(tier: Tier): Label {
  if (tier >= 2) return 'crisis';
  return tier === 1 ? 'concern' : 'none';
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
        graded.filter((sample) => sample.category !== undefined),
        ({ category }) => category === question,
      );
  }
}

const lessened = (sample: Sample): Sample =>
  sample.label === 'concern' ? { ...sample, importance: sample.importance * importanceOfConcern } : sample;

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
