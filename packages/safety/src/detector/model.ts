import { crisisCategories, type CrisisCategory } from '@alento/domain/safety/schema.ts';
import { places } from './features.ts';
import { indexNeighbours, sides, voteOf, type KnownMessage, type Neighbours } from './neighbours.ts';

/**
 * What is asked of a text, each by a linear model of its own: whether it tells of distress at all, whether of a crisis; of
 * a crisis, whether it is active and whether it is happening now, and of which kind it is.
 */
export const questions = ['distress', 'crisis', 'active', 'imminent', ...crisisCategories] as const;
export type Question = (typeof questions)[number];

/** How many places answer a question, a power of two; the one that decides has most. */
export const placesFor = (question: Question): number => {
  if (question === 'crisis') return places;
  if (question === 'distress') return 2 ** 16;
  return isCategory(question) ? 2 ** 12 : 2 ** 15;
};

const isCategory = (question: Question): question is CrisisCategory =>
  crisisCategories.some((category) => category === question);

export interface Weights {
  /** Log odds of a text without any feature that is known. */
  readonly bias: number;
  /** What one step of a weight is worth. */
  readonly scale: number;
  /** The weight of each place, in steps from `-mostSteps` to `mostSteps`. */
  readonly steps: Int8Array;
}

export type Answers = Readonly<Record<Question, Weights>>;

/** What one language has learnt, as it is stored. */
export interface StoredModel {
  readonly answers: Answers;
  /** What a message of a few words has to bring beyond the bias to be taken for a crisis. */
  readonly shortMargin: number;
  readonly known: readonly KnownMessage[];
}

/** The same, ready to be asked. */
export interface Model {
  readonly answers: Answers;
  readonly shortMargin: number;
  readonly neighbours: Neighbours;
}

/** A weight takes half a byte. */
export const mostSteps = 7;
const zeroStep = 8;

/** "ALD" and the version of the format. */
const magic = 0x02_44_4c_41;

const sizeOfAnswers = questions.reduce((sum, question) => sum + 8 + placesFor(question) / 2, 8);

/**
 * The bytes of a model, numbers little-endian: magic, short margin, then of each question bias and scale (32-bit floats)
 * and two weights a byte; then of each known message its side and how many words it has (a byte each), and their hashes
 * (16 bits each).
 */
export function writeModel({ answers, shortMargin, known }: StoredModel): Uint8Array<ArrayBuffer> {
  const size = known.reduce((sum, { words }) => sum + 2 + 2 * words.length, sizeOfAnswers);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setFloat32(4, shortMargin, true);
  let at = 8;
  for (const question of questions) {
    const { bias, scale, steps } = answers[question];
    view.setFloat32(at, bias, true);
    view.setFloat32(at + 4, scale, true);
    at += 8;
    for (let place = 0; place < steps.length; place += 2, at += 1)
      bytes[at] = zeroStep + (steps[place] ?? 0) + ((zeroStep + (steps[place + 1] ?? 0)) << 4);
  }
  for (const { side, words } of known) {
    bytes[at] = sides.indexOf(side);
    bytes[at + 1] = words.length;
    at += 2;
    for (const word of words) {
      view.setUint16(at, word, true);
      at += 2;
    }
  }
  return bytes;
}

/** Reads what `writeModel` wrote. Throws where the bytes are no model of this version. */
export function readModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < sizeOfAnswers || view.getUint32(0, true) !== magic)
    throw new Error('this is no model of the crisis detector');
  let at = 8;
  const answers = questions.map((question) => {
    const bias = view.getFloat32(at, true);
    const scale = view.getFloat32(at + 4, true);
    at += 8;
    const steps = new Int8Array(placesFor(question));
    for (let place = 0; place < steps.length; place += 2, at += 1) {
      const both = bytes[at] ?? 0;
      steps[place] = (both & 15) - zeroStep;
      steps[place + 1] = (both >> 4) - zeroStep;
    }
    return [question, { bias, scale, steps }] as const;
  });
  return {
    answers: Object.fromEntries(answers) as Record<Question, Weights>,
    shortMargin: view.getFloat32(4, true),
    neighbours: indexNeighbours(readKnown(view, at)),
  };
}

function readKnown(view: DataView, from: number): KnownMessage[] {
  const known: KnownMessage[] = [];
  let at = from;
  while (at < view.byteLength) {
    const side = sides[view.getUint8(at)];
    const words = new Uint16Array(view.getUint8(at + 1));
    if (!side) throw new Error('this is no model of the crisis detector');
    at += 2;
    for (let index = 0; index < words.length; index += 1, at += 2) words[index] = view.getUint16(at, true);
    known.push({ side, words });
  }
  return known;
}

/** The log odds that the answer to a question is yes; a long text has no louder voice than a short one. */
export function ask({ bias, scale, steps }: Weights, features: Uint32Array): number {
  const mask = steps.length - 1;
  let sum = 0;
  for (let index = 0; index < features.length; index += 1) sum += steps[(features[index] ?? 0) & mask] ?? 0;
  return bias + (sum * scale) / Math.sqrt(features.length || 1);
}

/** What the vote of known messages counts beside the features. */
const shareOfNeighbours = 0.5;

/** The odds that a passage (in plain form, and its features) tells of a crisis. */
export function oddsOfCrisis({ answers, neighbours }: Model, passage: string, features: Uint32Array): number {
  const odds = ask(answers.crisis, features);
  // Where the features are surer than any vote, nobody is asked.
  return Math.abs(odds) > shareOfNeighbours ? odds : odds + shareOfNeighbours * voteOf(neighbours, passage);
}
