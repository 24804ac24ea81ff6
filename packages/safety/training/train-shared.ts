import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { guessFeatures, guessPlaces, guessScale } from '../src/detector/guess-languages.ts';
import { findStatements, readStatements, writeStatements } from '../src/detector/statements.ts';
import { readLabelled } from './labelled.ts';
import { dataFolder, readOrdinary, readStatements as readStatementLines } from './read-lines.ts';
import { readSamples } from './samples.ts';

export const modelsFolder = join(import.meta.dirname, '../models');

/** Learns what all languages share: the plain statements, and what tells in which language a message is. */
export function writeShared(): void {
  mkdirSync(modelsFolder, { recursive: true });
  writeFileSync(join(modelsFolder, 'statements.bin'), writeStatements(chooseStatements()));
  writeFileSync(join(modelsFolder, 'languages.bin'), learnLanguages());
}

/** All statements but those that harmless messages of any language contain: they mean something else as well. */
export function chooseStatements(): { text: string; language: LanguageCode }[] {
  const all = languageCodes.flatMap((language) =>
    readStatementLines(language).explicit.map((text) => ({ text, language })),
  );
  const harmless = languageCodes.flatMap((language) => [
    ...readOrdinary(language).flatMap(({ texts }) => texts),
    ...readStatementLines(language).harmless,
    ...readLabelled(join(dataFolder, 'development', `${language}.jsonl`))
      .filter(({ label }) => label === 'none')
      .map(({ text }) => text),
  ]);
  const found = readStatements(writeStatements(all));
  const alarming = harmless.filter((text) => findStatements(found, text).size > 0);
  return all.filter((statement) => {
    const alone = readStatements(writeStatements([statement]));
    return !alarming.some((text) => findStatements(alone, text).size > 0);
  });
}

const most = 127;

/** A naive Bayes classifier over letters, each place smoothed; what a language rarely has counts against it. */
function learnLanguages(): Uint8Array {
  const weights = new Int8Array(languageCodes.length * guessPlaces);
  for (const [index, language] of languageCodes.entries()) {
    const counts = new Float64Array(guessPlaces).fill(0.5);
    const texts = readSamples(language)
      .filter(({ source }) => source !== 'foreign')
      .map(({ text }) => text)
      .filter((text) => isLatin(text));
    for (const text of texts) for (const place of guessFeatures(text)) counts[place] = (counts[place] ?? 0) + 1;
    const total = counts.reduce((sum, count) => sum + count, 0);
    for (const [place, count] of counts.entries()) {
      // Against a uniform language, so that what nobody uses says nothing.
      const odds = Math.log((count / total) * guessPlaces);
      weights[index * guessPlaces + place] = Math.max(-most, Math.min(most, Math.round(odds / guessScale)));
    }
  }
  return new Uint8Array(weights.buffer);
}

const isLatin = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / letters > 0.9;
};
