import { buckets } from '@alento/domain/safety/detector/ngrams.ts';
import {
  ngramShare,
  outputs,
  type LanguageWeights,
  type LogOdds,
  type SharedWeights,
} from '@alento/domain/safety/detector/model.ts';

/** A line of a corpus, as the model sees it. */
export interface Sample {
  language: string;
  family: string;
  tier: number;
  concepts: ReadonlyMap<string, number>;
  ngrams: ReadonlySet<number>;
}

export interface Weights {
  shared: SharedWeights;
  languages: Readonly<Record<string, LanguageWeights>>;
}

const rounds = 30;
const step = 0.2;
const decay = 1e-4;

/** What a concept has to be seen in before it is learnt from. */
const rarest = 3;

/** Logistic regression for each output on the concepts, shared by all languages, and on each language's own n-grams. */
export function trainWeights(samples: readonly Sample[]): Weights {
  const names = frequentConcepts(samples);
  const place = new Map(names.map((name, index) => [name, index]));
  const languages = [...new Set(samples.map(({ language }) => language))];
  const firstOf = (language: string): number => names.length + languages.indexOf(language) * buckets;
  const rows = samples.map((sample) => rowOf(sample, place, firstOf(sample.language)));
  const size = names.length + languages.length * buckets;
  const learnt = outputs.map((output) => regress(samples, rows, size, output));
  const oddsAt = (index: number): LogOdds => each((output) => rounded(learnt[output]?.weights[index] ?? 0));
  return {
    shared: {
      bias: each((output) => rounded(learnt[output]?.bias ?? 0)),
      concepts: Object.fromEntries(names.map((name, index) => [name, oddsAt(index)])),
    },
    languages: Object.fromEntries(
      languages.map((language) => [
        language,
        quantise(learnt.map(({ weights }) => weights.subarray(firstOf(language), firstOf(language) + buckets))),
      ]),
    ),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const each = (value: (output: number) => number): LogOdds => [value(0), value(1), value(2), value(3)];

function frequentConcepts(samples: readonly Sample[]): string[] {
  const counts = new Map<string, number>();
  for (const { concepts } of samples) {
    for (const name of concepts.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= rarest).toSorted();
}

interface Row {
  places: Int32Array;
  values: Float64Array;
}

function rowOf({ concepts, ngrams }: Sample, place: ReadonlyMap<string, number>, first: number): Row {
  const known = [...concepts].flatMap(([name, value]) => {
    const at = place.get(name);
    return at === undefined ? [] : [[at, value] as const];
  });
  const share = ngramShare(ngrams);
  return {
    places: Int32Array.from([...known.map(([at]) => at), ...[...ngrams].map((at) => first + at)]),
    values: Float64Array.from([...known.map(([, value]) => value), ...[...ngrams].map(() => share)]),
  };
}

/** One regression by AdaGrad, a line at a time. */
function regress(samples: readonly Sample[], rows: readonly Row[], size: number, output: number) {
  const random = randomFrom(output);
  const importance = importancesOf(samples, output);
  const lessons = rows.map((row, index) => ({
    ...row,
    answer: (samples[index]?.tier ?? 0) >= output ? 1 : 0,
    importance: importance[index] ?? 1,
  }));
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(0.1);
  let bias = 0;
  let biasSquares = 1;
  for (let round = 0; round < rounds; round += 1) {
    for (const lesson of shuffled(lessons, random)) {
      const { places, values } = lesson;
      const odds = places.reduce((sum, place, at) => sum + valueAt(weights, place) * valueAt(values, at), bias);
      const error = (sigmoid(odds) - lesson.answer) * lesson.importance;
      biasSquares += error * error;
      bias -= (step * error) / Math.sqrt(biasSquares);
      for (const [at, place] of places.entries()) {
        const weight = valueAt(weights, place);
        const gradient = error * valueAt(values, at) + decay * weight;
        const square = valueAt(squares, place) + gradient * gradient;
        squares[place] = square;
        weights[place] = weight - (step * gradient) / Math.sqrt(square);
      }
    }
  }
  return { weights, bias };
}

const valueAt = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;

/** How much each line counts: the rarer answer as much as the other, in each language. */
function importancesOf(samples: readonly Sample[], output: number): number[] {
  const keyOf = ({ language, tier }: Sample): string => `${language} ${tier >= output}`;
  const counts = new Map<string, number>();
  for (const sample of samples) counts.set(keyOf(sample), (counts.get(keyOf(sample)) ?? 0) + 1);
  const mean = samples.length / counts.size;
  return samples.map((sample) => mean / (counts.get(keyOf(sample)) ?? mean));
}

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

function quantise(learnt: readonly Float64Array[]): LanguageWeights {
  const largest = learnt.reduce(
    (most, weights) => weights.reduce((max, value) => Math.max(max, Math.abs(value)), most),
    1e-6,
  );
  const scale = largest / 127;
  const places = new Int8Array(buckets * outputs.length);
  for (const [output, weights] of learnt.entries()) {
    for (const [at, weight] of weights.entries()) places[at * outputs.length + output] = Math.round(weight / scale);
  }
  return { offset: [0, 0, 0, 0], scale, places: Buffer.from(places.buffer).toString('base64') };
}

/** The same pseudo-random numbers each time (mulberry32), so that training twice gives the same weights. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
