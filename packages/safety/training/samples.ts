import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import type { CrisisCategory, Tier } from '@alento/domain/safety/schema.ts';
import { plain, readFeatures } from '@alento/classifier/features.ts';
import { readLabelled, type Label } from './labelled.ts';
import { readCorpus } from './read-corpus.ts';
import { dataFolder, readGraded, readOrdinary, readStatements } from './read-lines.ts';

/** Where a line comes from: what it was written for decides how much it counts. */
export type Source = 'corpus' | 'development' | 'graded' | 'statement' | 'ordinary' | 'foreign';

/** One wording of a message to learn from. */
export interface Sample {
  text: string;
  features: Uint32Array;
  label: Label;
  /** Unknown where whoever wrote the message only said that help is needed. */
  tier: Tier | undefined;
  category: CrisisCategory | undefined;
  importance: number;
  source: Source;
  /** Who wrote it, where many lines are by one and the same. */
  author: string | undefined;
  /** The line it comes from; whatever the source, no two lines have the same. */
  line: string;
}

interface Line {
  texts: readonly string[];
  label: Label;
  tier?: Tier | undefined;
  category?: CrisisCategory | undefined;
  source: Source;
  author?: string;
  line: string;
}

/** At most so many wordings of a line are learnt from, spread over all of them. */
const wordingsLearnt: Partial<Record<Source, number>> = { corpus: 12, ordinary: 6 };

/** What a line counts beside a line of the corpus: single messages more than ideas with many wordings. */
const importanceOf: Record<Source, number> = {
  corpus: 1,
  development: 2,
  graded: 3,
  statement: 3,
  ordinary: 6,
  foreign: 1,
};

/** So many ordinary lines of each other language are learnt as harmless, since models read those languages, too. */
const foreignLines = 150;

/** Everything that is learnt from in one language. */
export function readSamples(language: LanguageCode): Sample[] {
  return [...dangerLines(language), ...ordinaryLines(language, 'ordinary'), ...foreign(language)].flatMap(samplesOf);
}

function dangerLines(language: LanguageCode): Line[] {
  const corpus = readCorpus(language).map(({ texts, tier, category }, index): Line => {
    return { texts, label: labelOf(tier), tier, category, source: 'corpus', line: `corpus ${index}` };
  });
  const development = readLabelled(join(dataFolder, 'development', `${language}.jsonl`)).map(
    ({ text, label, tier, category, id }): Line => {
      return { texts: [text], label, tier, category, source: 'development', line: `development ${id}` };
    },
  );
  const gradedPath = join(dataFolder, 'graded', `${language}.txt`);
  const graded = (existsSync(gradedPath) ? readGraded(gradedPath) : []).map(({ tier, category, text }, index): Line => {
    return { texts: [text], label: labelOf(tier), tier, category, source: 'graded', line: `graded ${index}` };
  });
  const { explicit, harmless } = readStatements(language);
  const statement =
    (label: Label) =>
    (text: string, index: number): Line => {
      return { texts: [text], label, source: 'statement', line: `statement ${label} ${index}` };
    };
  return [
    ...corpus,
    ...development,
    ...graded,
    ...explicit.map(statement('crisis')),
    ...harmless.map(statement('none')),
  ];
}

function ordinaryLines(language: LanguageCode, source: 'ordinary' | 'foreign'): Line[] {
  return readOrdinary(language).map(({ author, texts }, index) => {
    return { texts, label: 'none', tier: 0, source, author, line: `${source} ${language} ${index}` };
  });
}

const foreign = (language: LanguageCode): Line[] =>
  languageCodes
    .filter((other) => other !== language)
    .flatMap((other) =>
      spread(ordinaryLines(other, 'foreign'), foreignLines).map((line) => ({ ...line, texts: line.texts.slice(0, 1) })),
    );

function samplesOf({ texts, source, ...line }: Line): Sample[] {
  const chosen = spread(texts, wordingsLearnt[source] ?? 1);
  // A line of many wordings says more than one of a single wording, but not so many times more.
  const importance = importanceOf[source] / Math.sqrt(chosen.length);
  return chosen.map((text) => ({
    tier: undefined,
    category: undefined,
    author: undefined,
    ...line,
    source,
    text,
    features: readFeatures(plain(text)),
    importance,
  }));
}

/** At most so many of a list, from all over it. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const count = Math.min(most, items.length);
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as Item);
}

function labelOf(tier: Tier): Label {
  if (tier >= 2) return 'crisis';
  return tier === 1 ? 'concern' : 'none';
}
