import type { EarlierTurn } from './context/earlier-turn.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { isBuildUp } from './context/build-up.ts';
import { assessAnswer } from './context/answers.ts';
import { noDanger, type Assessment } from './detector/assessment.ts';
import { detectCrisis, gradeCrisis, readPassages, type ReadPassage, type Reading } from './detector/detect-crisis.ts';
import { loadModel, loadSharedModels } from './detector/load-models.ts';
import type { Model } from './detector/model.ts';
import { hashWordRange, wordsOf } from './detector/hashed-phrases.ts';
import { findStatements } from './detector/statements.ts';

/** How many earlier turns are read. */
export const turnsRead = 10;

/** A longer message is read in steps, and others have their turn after each. */
const readAtOnce = 1_000;

/** Comes back once others on the same event loop have had their turn. */
export type YieldToEventLoop = () => Promise<void>;

/** Extra odds required in a guessed language that may not be the one meant. */
const foreignMargin = 0.15;

/** A direct statement is a crisis, unless the model's log odds are below this. */
const sureOfNone = -1.2;

/**
 * Assesses how much danger a message shows. Read are: the detector in the conversation's language, in English and in the
 * languages the message seems to be written in; direct statements in all languages; and `earlier` turns (oldest first, the
 * last few count), for answers to direct questions and for distress that builds up. The gravest finding counts.
 */
export async function assessMessage(
  text: string,
  language: LanguageCode,
  earlier: readonly EarlierTurn[] = [],
  yieldToEventLoop?: YieldToEventLoop,
): Promise<Assessment> {
  const { statements, questions, smallTalk, guessLanguages } = await loadSharedModels();
  const pause = async (): Promise<void> => {
    if (text.length > readAtOnce) await yieldToEventLoop?.();
  };
  const answered = assessAnswer(questions, text, { language, earlier });
  if (smallTalk.meanings.has(hashWordRange(wordsOf(text)))) return answered ?? noDanger;
  await pause();
  const stated = findStatements(statements, text, language);
  await pause();
  const guessed = guessLanguages(text, language);
  const languages = new Set<LanguageCode>([language, 'en', ...guessed.map((each) => each.language), ...stated]);
  const own = new Set([language, ...guessed.filter(({ isSure }) => isSure).map((each) => each.language)]);
  const models = new Map(await Promise.all([...languages].map(async (each) => [each, await loadModel(each)] as const)));
  const passages = readPassages(text);
  let gravest: Reading = { ...noDanger, odds: -Infinity };
  for (const [each, model] of models) {
    await pause();
    const reading = detectCrisis(model, passages);
    const believed = stated.has(each) ? believeStatement(model, passages, reading) : reading;
    gravest = graver(gravest, stated.has(each) || own.has(each) ? believed : beyondMargin(believed));
  }
  const { tier, categories } = answered && answered.tier > gravest.tier ? answered : gravest;
  if (tier >= 2) return { tier, categories };
  const model = models.get(language);
  return model && isBuildUp(model, earlier, gravest) ? { tier: 2, categories: ['suicide'] } : { tier, categories };
}

const graver = (one: Reading, other: Reading): Reading =>
  other.tier > one.tier || (other.tier === one.tier && other.odds > one.odds) ? other : one;

function believeStatement(model: Model, passages: readonly ReadPassage[], reading: Reading): Reading {
  if (reading.tier >= 2 || reading.odds < sureOfNone) return reading;
  return { ...gradeCrisis(model, passages), odds: 0 };
}

function beyondMargin(reading: Reading): Reading {
  if (reading.tier < 2 || reading.odds > foreignMargin) return reading;
  return { ...noDanger, tier: 1 satisfies Tier, odds: reading.odds };
}
