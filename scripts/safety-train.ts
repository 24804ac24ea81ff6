import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Tier } from '@alento/domain/safety/detector/assessment.ts';
import { detectCrisis, tierOf } from '@alento/domain/safety/detector/detect-crisis.ts';
import { loadDetector } from '@alento/domain/safety/detector/load-detector.ts';
import { logOdds, readModel, type LogOdds } from '@alento/domain/safety/detector/model.ts';
import { calibrate, type Held } from './safety/calibrate.ts';
import { detectorFolder, readCorpus, trainedLanguages, type Line } from './safety/read-corpus.ts';
import { trainWeights } from './safety/train-weights.ts';

// npm run safety:train: learns the crisis detector's weights from the corpora, and says how well lines are read whose
// family was held back.

const folds = 5;

function foldOf({ language, family }: Line): number {
  let sum = 0;
  for (const letter of `${language}/${family}`) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % folds;
}

/** How the lines are read by a model that has not seen their families. */
function hold(lines: readonly Line[]): Map<Line, Held> {
  const held = new Map<Line, Held>();
  for (let fold = 0; fold < folds; fold += 1) {
    const { shared, languages } = trainWeights(lines.filter((line) => foldOf(line) !== fold));
    for (const [language, weights] of Object.entries(languages)) {
      const model = readModel(shared, weights);
      for (const line of lines.filter((each) => each.language === language && foldOf(each) === fold)) {
        held.set(line, { tier: line.tier, odds: logOdds(model, line.concepts, line.ngrams) });
      }
    }
  }
  return held;
}

const percent = (part: number, whole: number): string => `${((100 * part) / (whole || 1)).toFixed(1)} %`;

const added = ([a, b, c, d]: LogOdds, [e, f, g, h]: LogOdds): LogOdds => [a + e, b + f, c + g, d + h];

interface Read extends Held {
  line: Line;
  /** The tier it is read as. */
  read: Tier;
}

function describe(lines: readonly Read[]) {
  const share = (of: (tier: number) => boolean, least: Tier): string => {
    const such = lines.filter(({ tier }) => of(tier));
    return percent(such.filter(({ read }) => read >= least).length, such.length);
  };
  return {
    lines: lines.length,
    'crisis seen': share((tier) => tier >= 2, 2),
    'tier 3 seen': share((tier) => tier >= 3, 3),
    'tier 4 seen': share((tier) => tier === 4, 4),
    'concern seen': share((tier) => tier === 1, 1),
    'false alarms': share((tier) => tier === 0, 2),
    'concern as crisis': share((tier) => tier === 1, 2),
  };
}

function showMisses(lines: readonly Read[]): void {
  for (const { line, read } of lines) {
    if (line.tier >= 2 && read < 2) console.log(`missed (${line.language}, ${line.tier}): ${line.text}`);
    if (line.tier === 0 && read >= 2) console.log(`alarm  (${line.language}): ${line.text}`);
  }
}

const lines = (await Promise.all(trainedLanguages.map(readCorpus))).flat();
const held = hold(lines);
const { shared, languages } = trainWeights(lines);
const folder = join(detectorFolder, 'weights');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'shared.json'), `${JSON.stringify(shared)}\n`);
const rows: Record<string, object> = {};
for (const [language, weights] of Object.entries(languages)) {
  const own = [...held].filter(([line]) => line.language === language);
  const offset = calibrate(own.map(([, judged]) => judged));
  const text = JSON.stringify({ ...weights, offset });
  writeFileSync(join(folder, `${language}.json`), `${text}\n`);
  const read = own.map(([line, judged]) => ({
    ...judged,
    line,
    read: tierOf(added(judged.odds, offset), line.concepts),
  }));
  if (process.argv.includes('--misses')) showMisses(read);
  rows[language] = { ...describe(read), kilobytes: Math.round(brotliCompressSync(text).length / 1000) };
}
console.table(rows);
if (process.argv.includes('--time')) await showTime();

/** How long a message of about 60 words takes. */
async function showTime(): Promise<void> {
  for (const language of trainedLanguages) {
    const detector = await loadDetector(language);
    const own = lines.filter((line) => line.language === language).map(({ text }) => text);
    const messages = Array.from({ length: 300 }, (_, index) => own.slice(index, index + 5).join(' '));
    for (const message of messages) detectCrisis(detector, message);
    const start = performance.now();
    for (const message of messages) detectCrisis(detector, message);
    const words = messages.join(' ').split(' ').length / messages.length;
    const each = (performance.now() - start) / messages.length;
    console.log(`${language}: ${each.toFixed(2)} ms for a message of ${Math.round(words)} words`);
  }
}
