import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { detectCrisis } from '@alento/domain/safety/detector/detect-crisis.ts';
import { ask, oddsOfCrisis, readModel, readWeights, type StoredModel } from '@alento/domain/safety/detector/model.ts';
import { readNeighbours } from '@alento/domain/safety/detector/neighbours.ts';
import { readPassage } from '@alento/domain/safety/detector/passage.ts';
import { passagesOf } from '@alento/domain/safety/detector/passages.ts';
import { calibrate } from './safety/calibrate.ts';
import { readLabelled, type Label, type Labelled } from './safety/labelled.ts';
import { detectorFolder, readCorpus } from './safety/read-corpus.ts';
import {
  learn,
  neighboursOf,
  sampleOfLabelled,
  samplesOfExample,
  trainModel,
  type Sample,
} from './safety/train-model.ts';

// npm run safety:train [-- pt en …]: learns the crisis detector's weights from the corpora and the development lines, puts
// the threshold where development lines that a model has not learnt from are read best, and says how much and how fast it
// reads.

type Judgement = 'distress' | 'crisis';

/**
 * What a false alarm costs beside what is missed. By far the most messages are harmless, so an alarm is what people meet; that
 * distress is taken for granted shows them nothing.
 */
const costOfAlarm: Record<Judgement, number> = { distress: 1, crisis: 1.75 };

/** Lines are judged by a model that has not learnt from them: each part by what the other parts and the corpus teach. */
const parts = 5;

/** What a language has learnt, and how well lines are read that it has not learnt from. */
interface Trained {
  stored: StoredModel;
  /** Shares of the development lines. */
  unseen: { seen: number; alarms: number };
}

function train(language: LanguageCode): Trained {
  const examples = readCorpus(language);
  const corpus = examples.flatMap(samplesOfExample);
  const lines = readLabelled(join(detectorFolder, 'development', `${language}.jsonl`));
  const samples = lines.map(sampleOfLabelled);
  const stored = trainModel([...corpus, ...samples]);
  /** Each line, judged by what the other parts teach. */
  const judgeUnseen = (judgeBy: (taught: readonly Sample[], lines: readonly Labelled[]) => (text: string) => number) =>
    Array.from({ length: parts }).flatMap((_, part): Judged[] => {
      const isTaught = (_line: unknown, index: number): boolean => index % parts !== part;
      const oddsOf = judgeBy([...corpus, ...samples.filter(isTaught)], lines.filter(isTaught));
      const unseen = lines.filter((_line, index) => index % parts === part);
      return unseen.map(({ text, label }) => ({ label, odds: mostOf(text, oddsOf) }));
    });
  const place = (question: Judgement, judged: readonly Judged[], yes: readonly Label[]) => {
    const answers = judged.map(({ label, odds }) => ({ isSo: yes.includes(label), odds }));
    const threshold = calibrate(answers, costOfAlarm[question]);
    return { threshold, weights: { ...stored[question], bias: stored[question].bias - threshold } };
  };
  const readDistress = judgeUnseen((taught) => {
    const weights = readWeights('distress', learn('distress', taught));
    return (passage) => ask(weights, readPassage(passage).ngrams);
  });
  const distress = place('distress', readDistress, ['concern', 'crisis']);
  // What is taken for a crisis among the lines of concern costs less than among harmless ones: it is left out.
  const judged = judgeUnseen((taught, known) => {
    const crisis = readWeights('crisis', learn('crisis', taught));
    const neighbours = readNeighbours(neighboursOf(examples, known));
    return (passage) => oddsOfCrisis({ crisis, neighbours }, readPassage(passage));
  }).filter(({ label }) => label !== 'concern');
  const crisis = place('crisis', judged, ['crisis']);
  const shareOver = (label: Label): number => {
    const such = judged.filter((line) => line.label === label);
    return such.filter(({ odds }) => odds > crisis.threshold).length / such.length;
  };
  return {
    stored: {
      ...stored,
      distress: distress.weights,
      crisis: crisis.weights,
      neighbours: neighboursOf(examples, lines),
    },
    unseen: { seen: shareOver('crisis'), alarms: shareOver('none') },
  };
}

interface Judged {
  label: Label;
  odds: number;
}

/** A message is as dangerous as its most dangerous passage. */
const mostOf = (text: string, oddsOf: (passage: string) => number): number =>
  Math.max(...passagesOf(text).map(({ start, end }) => oddsOf(text.slice(start, end))));

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
  const { stored, unseen } = train(language);
  const text = `${JSON.stringify(stored)}\n`;
  writeFileSync(join(folder, `${language}.json`), text);
  rows[language] = {
    lines: readCorpus(language).length,
    'unseen crises seen': unseen.seen.toFixed(3),
    'unseen false alarms': unseen.alarms.toFixed(3),
    'kB packed': Math.round(brotliCompressSync(text).length / 1000),
    ...timeOf(language, stored),
  };
}
console.table(rows);
