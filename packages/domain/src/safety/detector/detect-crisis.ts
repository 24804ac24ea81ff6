import { crisisCategories, noDanger, type Assessment, type CrisisCategory, type Tier } from './assessment.ts';
import { ask, oddsOfCrisis, type Model } from './model.ts';
import { readPassage, type Passage } from './passage.ts';
import { passagesOf } from './passages.ts';

/**
 * Reads how much danger a message tells of. Pure and quick, it runs in the browser and on the server, on every message
 * alike; it knows nothing of what was said before. How it works and where it fails: docs/safety/detector.md.
 */
export function detectCrisis(model: Model, text: string): Assessment {
  const readings = passagesOf(text).map((span) => {
    const passage = readPassage(text.slice(span.start, span.end));
    return { span, ...passage, tier: tierOf(model, passage) };
  });
  const tier = readings.reduce<Tier>((highest, reading) => (reading.tier > highest ? reading.tier : highest), 0);
  if (tier === 0) return noDanger;
  const evident = readings.filter((reading) => reading.tier === tier);
  const categories = tier >= 2 ? categoriesOf(model, evident) : [];
  return { tier, categories, evidence: evident.map(({ span }) => span) };
}

function tierOf(model: Model, passage: Passage): Tier {
  const isSo = (question: 'distress' | 'active' | 'imminent'): boolean => ask(model[question], passage.ngrams) > 0;
  if (oddsOfCrisis(model, passage) <= 0) return isSo('distress') ? 1 : 0;
  if (!isSo('active')) return 2;
  return isSo('imminent') ? 4 : 3;
}

/** The likeliest kind, and whatever else is more likely than not, the most pressing first. */
function categoriesOf(model: Model, passages: readonly Passage[]): CrisisCategory[] {
  const odds = (category: CrisisCategory): number =>
    passages.reduce((most, { ngrams }) => Math.max(most, ask(model[category], ngrams)), -Infinity);
  const judged = crisisCategories.map((category) => ({ category, odds: odds(category) }));
  const likeliest = judged.reduce((best, next) => (next.odds > best.odds ? next : best));
  return judged.filter((each) => each.odds > 0 || each === likeliest).map(({ category }) => category);
}
