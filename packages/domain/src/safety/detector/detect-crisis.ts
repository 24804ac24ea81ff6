import { noDanger, type Assessment, type CrisisCategory, type Tier } from './assessment.ts';
import type { Concept } from './concepts.ts';
import { logOdds, outputs, type LogOdds, type Model } from './model.ts';
import { ngramBuckets } from './ngrams.ts';
import { plainDanger } from './plain-danger.ts';
import { passagesOf } from './passages.ts';
import { conceptFeatures, type ConceptReader } from './read-concepts.ts';

/** What reads the messages of one language. */
export interface Detector {
  readonly reader: ConceptReader;
  readonly model: Model;
}

/** What a passage says of a category, the most pressing category first. */
const categoryConcepts: Record<CrisisCategory, readonly Concept[]> = {
  medical: ['attempt', 'emergency'],
  suicide: ['suicide', 'dying', 'ceasing', 'farewell', 'burden', 'hopeless', 'means'],
  abuse: ['violence', 'unsafe'],
  harmToOthers: ['harmingOthers'],
  selfHarm: ['selfHarm'],
  somebodyElse: ['somebodyElse'],
  psychosis: ['unreality', 'mania'],
  eating: ['eating'],
  minor: ['minor'],
};

/**
 * Reads how much danger a message tells of. Pure and quick, it runs in the browser and on the server, on every message
 * alike; it knows nothing of what was said before. How it works and where it fails: docs/safety/detector.md.
 */
export function detectCrisis(detector: Detector, text: string): Assessment {
  const readings = passagesOf(text).map((span) => ({
    span,
    ...readPassage(detector, text.slice(span.start, span.end)),
  }));
  const tier = readings.reduce<Tier>((highest, reading) => (reading.tier > highest ? reading.tier : highest), 0);
  if (tier === 0) return noDanger;
  const evident = readings.filter((reading) => reading.tier === tier);
  const seen = new Set(evident.flatMap(({ seen: concepts }) => [...concepts]));
  return { tier, categories: categoriesOf(seen, tier), evidence: evident.map(({ span }) => span) };
}

function readPassage({ reader, model }: Detector, text: string): { tier: Tier; seen: ReadonlySet<string> } {
  const tokens = reader.tokenize(text);
  const features = conceptFeatures(reader, tokens);
  return { tier: tierOf(logOdds(model, features, ngramBuckets(tokens)), features), seen: new Set(features.keys()) };
}

/** The highest tier that is more likely reached than not; a higher one implies the lower. */
export function tierOf(odds: LogOdds, features: ReadonlyMap<string, number>): Tier {
  return outputs.reduce<Tier>(
    (tier, output, index) => ((odds[index] ?? -1) > 0 && output > tier ? output : tier),
    plainDanger(features),
  );
}

function categoriesOf(seen: ReadonlySet<string>, tier: Tier): CrisisCategory[] {
  const found = (Object.keys(categoryConcepts) as CrisisCategory[]).filter((category) =>
    categoryConcepts[category].some((concept) => seen.has(concept)),
  );
  // Somebody in danger whose words are in no lexicon is asked about what most often lies behind it.
  return found.length === 0 && tier >= 2 ? ['suicide'] : found;
}
