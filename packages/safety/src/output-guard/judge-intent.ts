import { computeSums, type JointModel } from '@alento/classifier/joint-model.ts';
import { intents, type GuardCategory } from './categories.ts';
import type { IntentFeatures } from './intent-features.ts';

/** How much the likeliest kind decides among all: the higher, the more. */
const sharpness = 4;

/** How much a sentence sounds like one that must not be said, above 0 where it does, and as which kind. */
export interface Judgement {
  readonly score: number;
  readonly category: GuardCategory;
}

/** The model's first head asks whether anything is wrong with a sentence, each other one about a kind, in the order of `intents`. */
export function judgeIntent(model: JointModel, { places, values }: IntentFeatures): Judgement {
  const [any = 0, ...kinds] = computeSums(model, places, values);
  const likeliest = Math.max(...kinds);
  const sum = kinds.reduce((total, kind) => total + Math.exp(sharpness * (kind - likeliest)), 0);
  const category = intents[kinds.indexOf(likeliest)] ?? 'method';
  return { score: any + likeliest + Math.log(sum) / sharpness, category };
}

/**
 * A sentence that scores lower is acquitted of what a rule found. Of sentences by authors it never read, three in a
 * hundred that a rule rightly found score lower, and half of those that it wrongly found.
 */
const acquittedBelow = -6;

/** Whether a rule that found something in a sentence was wrong. */
export const acquits = ({ score }: Judgement): boolean => score < acquittedBelow;
