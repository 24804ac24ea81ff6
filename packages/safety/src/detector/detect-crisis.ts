import { crisisCategories, type CrisisCategory, type Tier } from '@alento/domain/safety/schema.ts';
import { noDanger, type Assessment } from './assessment.ts';
import { readFeatures } from '@alento/classifier/features.ts';
import { ask, oddsOfCrisis, type Model } from './model.ts';
import { splitPassages } from './passages.ts';

/** A passage with its features, which are the same for the models of all languages. */
export interface ReadPassage {
  readonly text: string;
  readonly features: Uint32Array;
  /** Whether it is so short that a few features decide. */
  readonly isShort: boolean;
}

/** What a model makes of a message. */
export interface Reading extends Assessment {
  /** How far the most dangerous passage lies above what is taken for a crisis, below zero where it lies under it. */
  readonly odds: number;
}

/** Messages of so many words or fewer have to bring more: one word decides in them. */
const fewWords = 4;

/** Two signs are a word, about. */
const words = /[\u3040-\u9fff\uac00-\ud7a3]{1,2}|[^\s\u3040-\u9fff\uac00-\ud7a3]+/gu;

export function readPassages(message: string): ReadPassage[] {
  const passages = splitPassages(message);
  const isShort = passages.length === 1 && (passages[0]?.match(words)?.length ?? 0) <= fewWords;
  // What is said over and over is as dangerous as said once.
  return [...new Set(passages)].map((text) => ({ text, features: readFeatures(text), isShort }));
}

/** Under these odds a crisis is not taken for a grave one. */
const sureOfCrisis = 0.05;

/** Beyond so many passages only the likeliest are compared with known messages, so that no message takes long. */
const mostCompared = 12;

/**
 * Reads how much danger a message tells of in one language. Pure and quick, it runs in the browser and on the server, on
 * every message alike; it knows nothing of what was said before. How it works and where it fails: docs/safety/detector.md.
 */
export function detectCrisis(model: Model, passages: readonly ReadPassage[]): Reading {
  const likeliest =
    passages.length <= mostCompared
      ? passages
      : passages
          .map((passage) => ({ passage, odds: ask(model.answers.crisis, passage.features) }))
          .toSorted((one, other) => other.odds - one.odds)
          .slice(0, mostCompared)
          .map(({ passage }) => passage);
  const judged = likeliest.map((passage) => ({ passage, odds: oddsOf(model, passage) }));
  const odds = judged.reduce((most, each) => Math.max(most, each.odds), -Infinity);
  if (odds <= 0) {
    const isDistress = passages.some(({ features }) => ask(model.answers.distress, features) > 0);
    return { ...noDanger, tier: isDistress ? 1 : 0, odds };
  }
  const grave = judged.filter((each) => each.odds > 0).map(({ passage }) => passage);
  const graded = gradeCrisis(model, grave);
  // Barely above the threshold of a crisis is not an emergency.
  return { ...graded, tier: odds < sureOfCrisis ? 2 : graded.tier, odds };
}

function oddsOf(model: Model, { text, features, isShort }: ReadPassage): number {
  return oddsOfCrisis(model, text, features) - (isShort ? model.shortMargin : 0);
}

/** How grave passages are that tell of a crisis, and what they are about. */
export function gradeCrisis(model: Model, passages: readonly ReadPassage[]): Assessment {
  const tier = passages.reduce<Tier>((highest, passage) => {
    const own = tierOf(model, passage);
    return own > highest ? own : highest;
  }, 2);
  const evident = passages.filter((passage) => tierOf(model, passage) === tier);
  return { tier, categories: categoriesOf(model, evident.length > 0 ? evident : passages) };
}

function tierOf({ answers }: Model, { features }: ReadPassage): Tier {
  if (ask(answers.active, features) <= 0) return 2;
  return ask(answers.imminent, features) > 0 ? 4 : 3;
}

/** The likeliest kind, and whatever else is more likely than not, the most pressing first. */
function categoriesOf({ answers }: Model, passages: readonly ReadPassage[]): CrisisCategory[] {
  const odds = (category: CrisisCategory): number =>
    passages.reduce((most, { features }) => Math.max(most, ask(answers[category], features)), -Infinity);
  const judged = crisisCategories.map((category) => ({ category, odds: odds(category) }));
  const likeliest = judged.reduce((best, next) => (next.odds > best.odds ? next : best));
  return judged.filter((each) => each.odds > 0 || each === likeliest).map(({ category }) => category);
}
