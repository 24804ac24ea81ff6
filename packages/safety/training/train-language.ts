import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { plain } from '@alento/classifier/features.ts';
import { readPassages } from '../src/detector/detect-crisis.ts';
import { ask, oddsOfCrisis, type Model, type Question, type StoredModel, type Weights } from '../src/detector/model.ts';
import { indexNeighbours } from '../src/detector/neighbours.ts';
import { quantile, shareAbove } from './calibrate.ts';
import { readSamples, type Sample } from './samples.ts';
import { learnAnswer, learnAnswers, learnKnown } from './train-model.ts';

/** Lines are judged by a model that has not learnt from them: each part by what the other parts teach. */
const parts = 5;

/** The share of ordinary messages of authors that were not learnt from that may be taken for a crisis. */
const alarmsAllowed = { short: 0.002, long: 0.013 };

/** The share of grave lines that have to be read as grave, of crises that are seen. */
const gravesSeen = 0.95;

/** So many messages are compared with: those nearest to the threshold, since the others are told apart without. */
const mostCompared = 3000;

export interface Trained {
  stored: StoredModel;
  /** What a model makes of lines that it has not learnt from. */
  unseen: { crises: number; statements: number; ordinary: number; hard: number; graves: number; imminent: number };
}

/** A line as a model judges it that has not learnt from it. */
interface Judged {
  sample: Sample;
  odds: number;
  isShort: boolean;
}

export function trainLanguage(language: LanguageCode): Trained {
  const samples = readSamples(language);
  const answers = learnAnswers(samples);
  const judged = judgeUnseen(samples);
  const oddsOf = (isSo: (line: Judged) => boolean): number[] => judged.filter(isSo).map(({ odds }) => odds);
  const isOrdinary = ({ sample }: Judged): boolean => sample.source === 'ordinary';
  const threshold = quantile(
    oddsOf((line) => isOrdinary(line) && !line.isShort),
    1 - alarmsAllowed.long,
  );
  const shortThreshold = quantile(
    oddsOf((line) => isOrdinary(line) && line.isShort),
    1 - alarmsAllowed.short,
  );
  const shortMargin = Math.max(0, shortThreshold - threshold);
  const isSeen = ({ odds, isShort }: Judged): boolean => odds - (isShort ? shortMargin : 0) > threshold;
  const active = gradeUnseen('active', samples, ({ tier = 0 }) => tier >= 3);
  const imminent = gradeUnseen('imminent', samples, ({ tier }) => tier === 4);
  const distress = quantile(judgeDistress(samples), 0.8);
  const shareSeen = (isSo: (line: Judged) => boolean): number => {
    const such = judged.filter(isSo);
    return such.filter(isSeen).length / (such.length || 1);
  };
  const isCrisis = ({ sample }: Judged): boolean => sample.label === 'crisis';
  const from =
    (...sources: Sample['source'][]) =>
    ({ sample }: Judged) =>
      sources.includes(sample.source);
  return {
    stored: {
      answers: {
        ...answers,
        crisis: lowered(answers.crisis, threshold),
        active: lowered(answers.active, active.threshold),
        imminent: lowered(answers.imminent, imminent.threshold),
        distress: lowered(answers.distress, distress),
      },
      shortMargin,
      known: learnKnown(undecided(samples, judged, threshold)),
    },
    unseen: {
      crises: shareSeen((line) => isCrisis(line) && from('development', 'graded')(line)),
      statements: shareSeen((line) => isCrisis(line) && from('statement')(line)),
      ordinary: shareSeen(isOrdinary),
      hard: shareSeen((line) => line.sample.label === 'none' && from('development', 'statement')(line)),
      graves: active.seen,
      imminent: imminent.seen,
    },
  };
}

const lowered = (weights: Weights, threshold: number): Weights => ({ ...weights, bias: weights.bias - threshold });

/** The messages that are worth comparing with: those that the features are least sure of. */
function undecided(samples: readonly Sample[], judged: readonly Judged[], threshold: number): Sample[] {
  const nearest = judged
    .toSorted((one, other) => Math.abs(one.odds - threshold) - Math.abs(other.odds - threshold))
    .slice(0, mostCompared);
  const lines = new Set(nearest.map(({ sample }) => sample.line));
  return samples.filter(({ line }) => lines.has(line));
}

/** Which part each line is judged in: the ordinary lines of an author stand together, so that the author is unknown, too. */
function dividerOf(samples: readonly Sample[]): (sample: Sample) => number {
  const authors = [...new Set(samples.map(({ author }) => author))];
  return ({ author, line }) => (author === undefined ? Math.abs(hashOf(line)) : authors.indexOf(author)) % parts;
}

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0);

function judgeUnseen(samples: readonly Sample[]): Judged[] {
  const partOf = dividerOf(samples);
  return Array.from({ length: parts }).flatMap((_, part): Judged[] => {
    const taught = samples.filter((sample) => sample.source === 'corpus' || partOf(sample) !== part);
    const crisis = learnAnswer('crisis', taught);
    const neighbours = indexNeighbours(learnKnown(taught));
    const model = { answers: { crisis }, neighbours } as unknown as Model;
    return samples
      .filter((sample) => sample.source !== 'corpus' && sample.source !== 'foreign' && partOf(sample) === part)
      .map((sample) => {
        const passages = readPassages(sample.text);
        const odds = passages.map(({ text, features }) => oddsOfCrisis(model, text, features));
        return { sample, odds: Math.max(-9, ...odds), isShort: passages[0]?.isShort ?? true };
      });
  });
}

/** Where the threshold of a grade belongs, and what share of unseen lines of that grade lies above it. */
function gradeUnseen(question: Question, samples: readonly Sample[], isSo: (sample: Sample) => boolean) {
  const graded = samples.filter(({ label, tier }) => label === 'crisis' && tier !== undefined);
  const partOf = dividerOf(graded);
  const odds = Array.from({ length: parts }).flatMap((_, part) => {
    const weights = learnAnswer(
      question,
      graded.filter((sample) => partOf(sample) !== part),
    );
    const unseen = graded.filter((sample) => sample.source === 'graded' || sample.source === 'development');
    return unseen
      .filter((sample) => partOf(sample) === part)
      .map((sample) => ({ isSo: isSo(sample), odds: ask(weights, sample.features) }));
  });
  const such = odds.filter((each) => each.isSo).map((each) => each.odds);
  const threshold = Math.min(0.2, Math.max(-0.6, quantile(such, 1 - gravesSeen)));
  return { threshold: Number.isFinite(threshold) ? threshold : 0, seen: shareAbove(such, threshold) };
}

/** How distressed ordinary messages seem to a model that has not learnt from them. */
function judgeDistress(samples: readonly Sample[]): number[] {
  const partOf = dividerOf(samples);
  const taught = samples.filter((sample) => sample.source !== 'ordinary' || partOf(sample) !== 0);
  const weights = learnAnswer('distress', taught);
  return samples
    .filter((sample) => sample.source === 'ordinary' && partOf(sample) === 0)
    .map(({ text }) => ask(weights, readPassages(plain(text))[0]?.features ?? new Uint32Array()));
}
