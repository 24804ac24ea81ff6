import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { detectCrisis } from '@alento/domain/safety/detector/detect-crisis.ts';
import { ask, readModel, type StoredModel } from '@alento/domain/safety/detector/model.ts';
import { ngramPlaces } from '@alento/domain/safety/detector/ngrams.ts';
import { calibrate } from './safety/calibrate.ts';
import { readLabelled, type Labelled } from './safety/labelled.ts';
import { detectorFolder, readCorpus } from './safety/read-corpus.ts';
import { trainModel } from './safety/train-model.ts';

// npm run safety:train [-- pt en …]: learns the crisis detector's weights from the corpora, puts the threshold where the
// development lines, which are not learnt from, are read best, and says how much and how fast it reads.

function train(language: LanguageCode): StoredModel {
  const stored = trainModel(readCorpus(language));
  const model = readModel(stored);
  const lines = readLabelled(join(detectorFolder, 'development', `${language}.jsonl`));
  const judge = (question: 'distress' | 'crisis', among: readonly Labelled[], yes: readonly Labelled['label'][]) => {
    const judged = among.map(({ text, label }) => ({
      isSo: yes.includes(label),
      odds: ask(model[question], ngramPlaces(text)),
    }));
    return { ...stored[question], bias: stored[question].bias - calibrate(judged) };
  };
  return {
    ...stored,
    distress: judge('distress', lines, ['concern', 'crisis']),
    // What is taken for a crisis among the lines of concern costs less than among harmless ones: it is left out.
    crisis: judge(
      'crisis',
      lines.filter(({ label }) => label !== 'concern'),
      ['crisis'],
    ),
  };
}

/** Milliseconds for a message of some 60 words: the median, and what one of a hundred takes longer than. */
function timeOf(language: LanguageCode, stored: StoredModel) {
  const model = readModel(stored);
  const texts = readCorpus(language).map(({ texts: [text = ''] }) => text);
  const messages = Array.from({ length: 1000 }, (_, index) => {
    const start = (index * 7) % Math.max(1, texts.length - 6);
    return texts.slice(start, start + 6).join('. ');
  });
  for (const message of messages) detectCrisis(model, message);
  const times = messages.map((message) => {
    const start = performance.now();
    detectCrisis(model, message);
    return performance.now() - start;
  });
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  return { 'ms, median': at(0.5), 'ms, p99': at(0.99) };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((code) => !languageCodes.some((language) => language === code));
if (unknown.length > 0) throw new Error(`no such language: ${unknown.join(', ')}`);
const folder = join(detectorFolder, 'weights');
mkdirSync(folder, { recursive: true });
const rows: Record<string, object> = {};
for (const language of languageCodes.filter((code) => asked.length === 0 || asked.includes(code))) {
  const stored = train(language);
  const text = `${JSON.stringify(stored)}\n`;
  writeFileSync(join(folder, `${language}.json`), text);
  rows[language] = {
    lines: readCorpus(language).length,
    'kB packed': Math.round(brotliCompressSync(text).length / 1000),
    ...timeOf(language, stored),
  };
}
console.table(rows);
