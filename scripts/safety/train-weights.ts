import { buckets } from '@alento/domain/safety/detector/ngrams.ts';
import {
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
  concepts: ReadonlySet<string>;
  ngrams: readonly number[];
}

const rounds = { shared: 40, language: 25 };
const step = { shared: 0.15, language: 0.3 };
const decay = { shared: 2e-4, language: 1e-4 };

/** What a concept has to be seen in before it is learnt from. */
const rarest = 3;

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The same pseudo-random numbers each time (mulberry32), so that training twice gives the same weights. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!];
  }
  return mixed;
}

/** How much each answer counts, so that the rarer one is learnt as well as the other. */
function balance(samples: readonly Sample[], output: number): (isPositive: boolean) => number {
  const positive = samples.filter(({ tier }) => tier >= output).length || 1;
  const negative = samples.length - positive || 1;
  return (isPositive) => Math.sqrt(samples.length / (2 * (isPositive ? positive : negative)));
}

/** Logistic regression on concepts and their pairs, from all languages, by AdaGrad. */
export function trainShared(samples: readonly Sample[]): SharedWeights {
  const counts = new Map<string, number>();
  for (const { concepts } of samples) for (const name of concepts) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts]
    .filter(([, count]) => count >= rarest)
    .map(([name]) => name)
    .toSorted();
  const place = new Map(names.map((name, index) => [name, index]));
  const learnt = outputs.map((output) => {
    const rows = samples.map(({ concepts, tier }) => ({
      places: [...concepts].flatMap((name) => place.get(name) ?? []),
      isPositive: tier >= output,
    }));
    return regress(rows, names.length, balance(samples, output), {
      rounds: rounds.shared,
      step: step.shared,
      decay: decay.shared,
    });
  });
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  const at = (index: number): LogOdds => learnt.map(({ weights }) => round(weights[index] ?? 0)) as unknown as LogOdds;
  return {
    bias: learnt.map(({ bias }) => round(bias)) as unknown as LogOdds,
    concepts: Object.fromEntries(
      names.map((name, index) => [name, at(index)] as const).filter(([, odds]) => odds.some(Boolean)),
    ),
  };
}

/** What a language's own words add to the shared weights. */
export function trainLanguage(samples: readonly Sample[], shared: SharedWeights): LanguageWeights {
  const learnt = outputs.map((output, index) => {
    const rows = samples.map(({ concepts, ngrams, tier }) => ({
      places: ngrams,
      share: 1 / Math.sqrt(ngrams.length || 1),
      base: shared.bias[index]! + [...concepts].reduce((sum, name) => sum + (shared.concepts[name]?.[index] ?? 0), 0),
      isPositive: tier >= output,
    }));
    return regress(rows, buckets, balance(samples, output), {
      rounds: rounds.language,
      step: step.language,
      decay: decay.language,
    });
  });
  const largest = Math.max(...learnt.flatMap(({ weights }) => [...weights].map(Math.abs)), 1e-6);
  const scale = largest / 127;
  const places = new Int8Array(buckets * outputs.length);
  for (const [index, { weights }] of learnt.entries()) {
    for (let at = 0; at < buckets; at += 1)
      places[at * outputs.length + index] = Math.round((weights[at] ?? 0) / scale);
  }
  return {
    offset: learnt.map(({ bias }) => bias) as unknown as LogOdds,
    scale,
    places: Buffer.from(places.buffer).toString('base64'),
  };
}

interface Row {
  places: readonly number[];
  /** What each place counts; 1 unless told. */
  share?: number;
  /** Log odds that are there already. */
  base?: number;
  isPositive: boolean;
}

function regress(
  rows: readonly Row[],
  size: number,
  weigh: (isPositive: boolean) => number,
  how: { rounds: number; step: number; decay: number },
): { weights: Float64Array; bias: number } {
  const random = randomFrom(7);
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  let bias = 0;
  let biasSquares = 1e-8;
  for (let round = 0; round < how.rounds; round += 1) {
    for (const { places, share = 1, base = 0, isPositive } of shuffled(rows, random)) {
      let odds = base + bias;
      for (const place of places) odds += weights[place]! * share;
      const error = (sigmoid(odds) - (isPositive ? 1 : 0)) * weigh(isPositive);
      biasSquares += error * error;
      bias -= (how.step * error) / Math.sqrt(biasSquares + 1);
      for (const place of places) {
        const gradient = error * share + how.decay * weights[place]!;
        squares[place]! += gradient * gradient;
        weights[place]! -= (how.step * gradient) / Math.sqrt(squares[place]! + 0.05);
      }
    }
  }
  return { weights, bias };
}
