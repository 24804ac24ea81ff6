import type { EarlierTurn } from './earlier-turn.ts';
import { detectCrisis, readPassages, type Reading } from '../detector/detect-crisis.ts';
import type { Model } from '../detector/model.ts';

/** So many messages of the person are looked back on. */
const lookedBack = 5;

/** More of an earlier message than this is not read again. */
const mostLetters = 600;

/** A message that lies this far under a crisis, or nearer, adds to a build-up; each counts less the longer ago it was. */
const reach = 0.5;
const fading = 0.85;

/** What the messages have to bring together. */
const enough = 1;

/**
 * Whether messages that are each under a crisis tell of one together: a slow build-up. Only a message that adds something
 * itself can bring it about, and at least three have to.
 */
export function isBuildUp(model: Model, earlier: readonly EarlierTurn[], latest: Reading): boolean {
  if (latest.odds < -reach) return false;
  const before = earlier
    .filter(({ role }) => role === 'user')
    .slice(-lookedBack)
    .toReversed()
    .map(({ text }) => detectCrisis(model, readPassages(text.slice(0, mostLetters))).odds);
  const brought = [latest.odds, ...before].map(
    (odds, age) => Math.min(Math.max(0, odds + reach), reach) * fading ** age,
  );
  const contributing = brought.filter((each) => each > 0).length;
  return contributing >= 3 && brought.reduce((sum, each) => sum + each, 0) >= enough;
}
