import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { guessFeatures, guessPlaces, guessScale } from '../src/detector/guess-languages.ts';
import { writeQuestions } from '../src/context/answers.ts';
import { readPhrases, wordsOf, writePhrases } from '../src/detector/hashed-phrases.ts';
import { findStatements, writeStatements } from '../src/detector/statements.ts';
import { readLabelled } from './labelled.ts';
import { dataFolder, readGraded, readOrdinary, readStatements } from './read-lines.ts';
import { readSamples } from './samples.ts';

export const modelsFolder = join(import.meta.dirname, '../models');
const smallTalkFile = 'basics.txt';

/** Learns what all languages share: the plain statements, and what tells in which language a message is. */
export function writeShared(): void {
  mkdirSync(modelsFolder, { recursive: true });
  writeFileSync(join(modelsFolder, 'statements.bin'), writeStatements(chooseStatements()));
  writeFileSync(join(modelsFolder, 'questions.bin'), writeQuestions(readQuestions()));
  writeFileSync(join(modelsFolder, 'small-talk.bin'), writePhrases(readSmallTalk()));
  writeFileSync(join(modelsFolder, 'languages.bin'), learnLanguages());
}

/** All statements but those that harmless messages of any language contain: they mean something else as well. */
function chooseStatements(): { text: string; language: LanguageCode }[] {
  const all = languageCodes.flatMap((language) =>
    readStatements(language).explicit.map((text) => ({ text, language })),
  );
  const found = readPhrases(writeStatements(all));
  const alarming = languageCodes.flatMap((language) =>
    readHarmless(language)
      .filter((text) => findStatements(found, text, language).size > 0)
      .map((text) => ({ text, language })),
  );
  return all.filter((statement) => {
    const alone = readPhrases(writeStatements([statement]));
    return !alarming.some(({ text, language }) => findStatements(alone, text, language).size > 0);
  });
}

const readHarmless = (language: LanguageCode): string[] => [
  ...readOrdinary(language).flatMap(({ texts }) => texts),
  ...readStatements(language).harmless,
  ...readLabelled(join(dataFolder, 'development', `${language}.jsonl`))
    .filter(({ label }) => label === 'none')
    .map(({ text }) => text),
];

/** Whole messages that are nothing but everyday talk. */
const readSmallTalk = () =>
  languageCodes.flatMap((language) =>
    readOrdinary(language)
      .filter(({ author }) => author === smallTalkFile)
      .flatMap(({ texts }) => texts.map((text) => ({ words: wordsOf(text), meaning: 0 }))),
  );

/** How a companion asks about danger: phrases of questions, with what a yes to them says. */
const readQuestions = () =>
  languageCodes.flatMap((language) =>
    readGraded(join(dataFolder, 'questions', `${language}.txt`)).flatMap(({ text, tier, category }) =>
      category ? [{ text, tier, category }] : [],
    ),
  );

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
