import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '@alento/domain/chat/guided/text/matcher.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import type { Concept } from '@alento/domain/safety/detector/concepts.ts';
import { example, type Example } from '@alento/domain/safety/detector/corpus.ts';
import { lexicons } from '@alento/domain/safety/detector/load-detector.ts';
import { ngramBuckets } from '@alento/domain/safety/detector/ngrams.ts';
import { conceptFeatures, conceptReader, type ConceptReader } from '@alento/domain/safety/detector/read-concepts.ts';
import { root } from '../lib/root.ts';
import type { Sample } from './train-weights.ts';

export const detectorFolder = join(root, 'packages/domain/src/safety/detector');

export interface Line extends Sample {
  text: string;
}

const corpusOf = (language: LanguageCode): string => join(detectorFolder, 'corpus', `${language}.jsonl`);

/** The languages that have both a corpus and a lexicon. */
export const trainedLanguages = languageCodes.filter(
  (language) => lexicons[language] !== undefined && existsSync(corpusOf(language)),
);

/** The corpus of a language as the model sees it. */
export async function readCorpus(language: LanguageCode): Promise<Line[]> {
  const lexicon = await lexicons[language]?.();
  if (!lexicon) throw new Error(`${language} has no lexicon`);
  const reader = conceptReader(lexicon);
  const lines = examplesOf(language).map((line) => ({ ...line, tokens: reader.tokenize(line.text) }));
  const isShared = wordingsOfSeveralFamilies(reader, lines);
  return lines.map(({ tokens, text, family, tier }) => {
    const matcher = { find: () => reader.matcher.find(tokens).filter((match) => isShared(wordingOf(match, tokens))) };
    const concepts = conceptFeatures({ ...reader, matcher }, tokens);
    return { language, text, family, tier, concepts, ngrams: ngramBuckets(tokens) };
  });
}

/** Throws where a line is not an example, and says which. */
function examplesOf(language: LanguageCode): Example[] {
  const lines = readFileSync(corpusOf(language), 'utf8').trim().split('\n');
  return lines.map((line, index) => {
    const { data, error } = example.safeParse(JSON.parse(line));
    if (!data) throw new Error(`corpus/${language}.jsonl, line ${index + 1}: ${error.message}`);
    return data;
  });
}

const wordingOf = ({ label, start, end }: Match<Concept>, tokens: readonly string[]): string =>
  `${label}: ${tokens.slice(start, end).join(' ')}`;

/**
 * Whoever writes a lexicon has the corpus in view, and a lexicon that knows every line of it teaches the model to trust
 * it more than it deserves. So a wording counts only if lines of several families have it, as of a stranger's message.
 */
function wordingsOfSeveralFamilies(
  { matcher }: ConceptReader,
  lines: readonly { family: string; tokens: string[] }[],
): (wording: string) => boolean {
  const families = new Map<string, Set<string>>();
  for (const { family, tokens } of lines) {
    for (const match of matcher.find(tokens)) {
      const wording = wordingOf(match, tokens);
      families.set(wording, (families.get(wording) ?? new Set()).add(family));
    }
  }
  return (wording) => (families.get(wording)?.size ?? 0) > 1;
}
