import { buckets } from './ngrams.ts';

/** Every browser and Node have it; the types of this package know neither. */
declare function atob(text: string): string;

/** The outputs of the model: how likely a passage is of a tier or more, as log odds; 0 is the threshold. */
export const outputs = [1, 2, 3, 4] as const;

export type LogOdds = readonly [number, number, number, number];

/** What is learnt from all languages together: concept or pair of concepts → log odds for each tier. */
export interface SharedWeights {
  readonly bias: LogOdds;
  readonly concepts: Readonly<Record<string, LogOdds>>;
}

/** What is learnt of one language: a byte for each place of each output, base64. */
export interface LanguageWeights {
  /** Added so that 0 is the threshold in this language. */
  readonly offset: LogOdds;
  /** What a byte is worth. */
  readonly scale: number;
  readonly places: string;
}

/** The weights of a language, ready to add up. */
export interface Model {
  readonly shared: SharedWeights;
  readonly offset: LogOdds;
  readonly scale: number;
  readonly places: Int8Array;
}

export function readModel(shared: SharedWeights, { offset, scale, places }: LanguageWeights): Model {
  const bytes = Uint8Array.from(atob(places), (letter) => letter.charCodeAt(0));
  if (bytes.length !== buckets * outputs.length) throw new Error(`a language has ${bytes.length} weights`);
  return { shared, offset, scale, places: new Int8Array(bytes.buffer) };
}

/** What each n-gram of a passage counts, so that a long one has no louder voice than a short one. */
export const ngramShare = (ngrams: ReadonlySet<number>): number => 1.5 / Math.sqrt(ngrams.size || 1);

/** How likely a passage with these features is of each tier or more. */
export function logOdds(model: Model, concepts: ReadonlyMap<string, number>, ngrams: ReadonlySet<number>): LogOdds {
  const sum = Float64Array.from(outputs, (_, output) => (model.shared.bias[output] ?? 0) + (model.offset[output] ?? 0));
  const add = (output: number, value: number): void => void (sum[output] = (sum[output] ?? 0) + value);
  for (const [name, value] of concepts) {
    const weights = model.shared.concepts[name];
    weights?.forEach((weight, output) => add(output, weight * value));
  }
  const share = model.scale * ngramShare(ngrams);
  for (const place of ngrams) {
    for (const output of outputs.keys()) add(output, (model.places[place * outputs.length + output] ?? 0) * share);
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = sum;
  return [first, second, third, fourth];
}
