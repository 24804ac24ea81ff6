import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { logOdds, readModel, type LogOdds } from '@alento/domain/safety/detector/model.ts';
import { calibrate, type Held } from './safety/calibrate.ts';
import { detectorFolder, readCorpus, trainedLanguages, type Line } from './safety/read-corpus.ts';
import { trainLanguage, trainShared } from './safety/train-weights.ts';

// npm run safety:train: learns the crisis detector's weights from the corpora, and says how well lines are read whose
// family was held back.

const folds = 5;

function foldOf({ language, family }: Line): number {
  let sum = 0;
  for (const letter of `${language}/${family}`) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % folds;
}

function hold(lines: readonly Line[]): Map<Line, Held> {
  const held = new Map<Line, Held>();
  for (let fold = 0; fold < folds; fold += 1) {
    const known = lines.filter((line) => foldOf(line) !== fold);
    const shared = trainShared(known);
    for (const language of trainedLanguages) {
      const weights = trainLanguage(
        known.filter((line) => line.language === language),
        shared,
      );
      const model = readModel(shared, weights);
      for (const line of lines.filter((each) => each.language === language && foldOf(each) === fold)) {
        const features = new Map([...line.concepts].map((name) => [name, 1]));
        held.set(line, { tier: line.tier, odds: logOdds(model, features, new Set(line.ngrams)) });
      }
    }
  }
  return held;
}

const percent = (part: number, whole: number): string => `${((100 * part) / (whole || 1)).toFixed(1)} %`;

function describe(lines: readonly Line[], held: ReadonlyMap<Line, Held>, offset: readonly number[]) {
  const isAt = (line: Line, output: number): boolean =>
    (held.get(line)?.odds[output - 1] ?? 0) + (offset[output - 1] ?? 0) > 0;
  const share = (of: readonly Line[], output: number): string =>
    percent(of.filter((line) => isAt(line, output)).length, of.length);
  const crisis = lines.filter(({ tier }) => tier >= 2);
  const none = lines.filter(({ tier }) => tier === 0);
  if (process.argv.includes('--misses')) {
    for (const line of crisis) if (!isAt(line, 2)) console.log(`missed (${line.language}, ${line.tier}): ${line.text}`);
    for (const line of none) if (isAt(line, 2)) console.log(`alarm  (${line.language}): ${line.text}`);
  }
  return {
    lines: lines.length,
    'crisis seen': share(crisis, 2),
    'tier 3 seen': share(
      lines.filter(({ tier }) => tier >= 3),
      3,
    ),
    'tier 4 seen': share(
      lines.filter(({ tier }) => tier === 4),
      4,
    ),
    'concern seen': share(
      lines.filter(({ tier }) => tier === 1),
      1,
    ),
    'false alarms': share(none, 2),
    'concern as crisis': share(
      lines.filter(({ tier }) => tier === 1),
      2,
    ),
  };
}

const lines = (await Promise.all(trainedLanguages.map(readCorpus))).flat();
const held = hold(lines);
const shared = trainShared(lines);
const folder = join(detectorFolder, 'weights');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'shared.json'), `${JSON.stringify(shared)}\n`);
const rows: Record<string, object> = {};
for (const language of trainedLanguages) {
  const own = lines.filter((line) => line.language === language);
  const weights = trainLanguage(own, shared);
  const shift = calibrate(own.flatMap((line) => held.get(line) ?? []));
  const offset = weights.offset.map((value, index) => value + (shift[index] ?? 0)) as unknown as LogOdds;
  const text = JSON.stringify({ ...weights, offset });
  writeFileSync(join(folder, `${language}.json`), `${text}\n`);
  rows[language] = { ...describe(own, held, shift), kilobytes: Math.round(brotliCompressSync(text).length / 1000) };
}
console.table(rows);
