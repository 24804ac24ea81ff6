import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { example } from '@alento/domain/safety/detector/corpus.ts';
import { lexicons } from '@alento/domain/safety/detector/load-detector.ts';
import { ngramBuckets } from '@alento/domain/safety/detector/ngrams.ts';
import { conceptFeatures, conceptReader } from '@alento/domain/safety/detector/read-concepts.ts';
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

/** The corpus of a language as the model sees it. Throws where a line is not an example, and says which. */
export async function readCorpus(language: LanguageCode): Promise<Line[]> {
  const lexicon = await lexicons[language]?.();
  if (!lexicon) throw new Error(`${language} has no lexicon`);
  const reader = conceptReader(lexicon);
  const lines = readFileSync(corpusOf(language), 'utf8').trim().split('\n');
  return lines.map((line, index) => {
    const { data, error } = example.safeParse(JSON.parse(line));
    if (!data) throw new Error(`corpus/${language}.jsonl, line ${index + 1}: ${error.message}`);
    const tokens = reader.tokenize(data.text);
    return {
      language,
      text: data.text,
      family: data.family,
      tier: data.tier,
      concepts: conceptFeatures(reader, tokens),
      ngrams: ngramBuckets(tokens),
    };
  });
}
