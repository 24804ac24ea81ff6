import { crisisCategories, type CrisisCategory } from '@alento/domain/safety/schema.ts';
import { ByteReader, ByteWriter } from '@alento/classifier/bytes.ts';
import { places } from '@alento/classifier/features.ts';
import { SparseSteps, type Steps } from '@alento/classifier/sparse-steps.ts';
import { indexNeighbours, sides, computeVote, type KnownMessage, type Neighbours } from './neighbours.ts';

/**
 * The questions asked about a text, each answered by a linear model: is it distress, is it a crisis, is the crisis active, is
 * it happening now, and which categories it belongs to.
 */
export const questions = ['distress', 'crisis', 'active', 'imminent', ...crisisCategories] as const;
export type Question = (typeof questions)[number];

/** The size of each question's hash table, a power of two; the decisive question has the largest. */
export const placesFor = (question: Question): number => {
  if (question === 'crisis') return places;
  return isCategory(question) ? 2 ** 14 : 2 ** 17;
};

const isCategory = (question: Question): question is CrisisCategory =>
  crisisCategories.some((category) => category === question);

export interface Weights<Form extends Steps = Int8Array> {
  /** The bias. */
  readonly bias: number;
  /** The value of one step of a quantised weight. */
  readonly scale: number;
  /** Quantised weights, from `-mostSteps` to `mostSteps`. */
  readonly steps: Form;
}

export type Answers<Form extends Steps = Int8Array> = Readonly<Record<Question, Weights<Form>>>;

/** A language's model as stored. */
export interface StoredModel {
  readonly answers: Answers;
  /** Log odds that a message of a few words needs beyond the threshold. */
  readonly shortMargin: number;
  readonly known: readonly KnownMessage[];
}

/** The same, decoded for use. */
export interface Model {
  readonly answers: Answers<Steps>;
  readonly shortMargin: number;
  readonly neighbours: Neighbours;
}

/** A weight takes four bits. */
export const mostSteps = 7;
const zeroStep = 8;

/** "ALD" and the format's version. */
const magic = 0x02_44_4c_41;

/**
 * The binary format, little-endian. Magic and short margin; per question: bias and scale (32-bit floats), the number of
 * non-zero weights (32 bits), their positions as deltas (LEB128), and the weights, two per byte; per known message: its label
 * and its number of words (a byte each), and their hashes (16 bits each).
 */
export function writeModel({ answers, shortMargin, known }: StoredModel): Uint8Array<ArrayBuffer> {
  const bytes = new ByteWriter();
  bytes.uint32(magic);
  bytes.float32(shortMargin);
  for (const question of questions) writeWeights(bytes, answers[question]);
  for (const { side, words } of known) {
    bytes.uint8(sides.indexOf(side));
    bytes.uint8(words.length);
    for (const word of words) bytes.uint16(word);
  }
  return bytes.written();
}

function writeWeights(bytes: ByteWriter, { bias, scale, steps }: Weights): void {
  const places = Array.from(steps.entries()).flatMap(([place, step]) => (step === 0 ? [] : [place]));
  bytes.float32(bias);
  bytes.float32(scale);
  bytes.uint32(places.length);
  for (const [index, place] of places.entries()) bytes.varint(place - (places[index - 1] ?? 0));
  for (let index = 0; index < places.length; index += 2)
    bytes.uint8(halfByte(steps, places[index]) + (halfByte(steps, places[index + 1]) << 4));
}

const halfByte = (steps: Int8Array, place: number | undefined): number =>
  zeroStep + (place === undefined ? 0 : (steps[place] ?? 0));

/** Reads what `writeModel` wrote. Throws if the bytes are not a model of this version. */
export function readModel(source: Uint8Array): Model {
  const bytes = new ByteReader(source);
  if (source.length < 8 || bytes.uint32() !== magic) throw new Error('this is no model of the crisis detector');
  const shortMargin = bytes.float32();
  const answers = questions.map((question) => [question, readWeights(bytes, placesFor(question))] as const);
  return {
    answers: Object.fromEntries(answers) as Answers<SparseSteps>,
    shortMargin,
    neighbours: indexNeighbours(readKnown(bytes)),
  };
}

/**
 * Weights that were read. Their numbers lie in an array of their own: as fields of objects made one after another, V8 13.6 at
 * times lets all of them share the last one's once the reading is optimised, and a language then grades by wrong thresholds.
 */
class ReadWeights implements Weights<SparseSteps> {
  readonly steps: SparseSteps;
  readonly #numbers: Float64Array;

  constructor(numbers: Float64Array, steps: SparseSteps) {
    this.#numbers = numbers;
    this.steps = steps;
  }

  get bias(): number {
    return this.#numbers[0] ?? 0;
  }

  get scale(): number {
    return this.#numbers[1] ?? 0;
  }
}

function readWeights(bytes: ByteReader, places: number): Weights<SparseSteps> {
  const numbers = Float64Array.of(bytes.float32(), bytes.float32());
  const filled = new Uint32Array(bytes.uint32());
  let place = 0;
  for (let index = 0; index < filled.length; index += 1) {
    place += bytes.varint();
    filled[index] = place;
  }
  const steps = new Int8Array(filled.length);
  for (let index = 0; index < filled.length; index += 2) {
    const both = bytes.uint8();
    steps[index] = (both & 15) - zeroStep;
    if (index + 1 < filled.length) steps[index + 1] = (both >> 4) - zeroStep;
  }
  return new ReadWeights(numbers, new SparseSteps(places, filled, steps));
}

function readKnown(bytes: ByteReader): KnownMessage[] {
  const known: KnownMessage[] = [];
  while (!bytes.isAtEnd) {
    const side = sides[bytes.uint8()];
    if (!side) throw new Error('this is no model of the crisis detector');
    const words = new Uint16Array(bytes.uint8());
    for (let index = 0; index < words.length; index += 1) words[index] = bytes.uint16();
    known.push({ side, words });
  }
  return known;
}

/** The log odds of a yes, normalised by the length of the text. */
export function ask({ bias, scale, steps }: Weights<Steps>, features: Uint32Array): number {
  const mask = steps.length - 1;
  let sum = 0;
  for (let index = 0; index < features.length; index += 1) sum += steps.at((features[index] ?? 0) & mask) ?? 0;
  return bias + (sum * scale) / Math.sqrt(features.length || 1);
}

/** The weight of the neighbours' vote beside the features. */
const shareOfNeighbours = 0.5;

/** The log odds that a passage (folded, with its features) is a crisis message. */
export function oddsOfCrisis({ answers, neighbours }: Model, passage: string, features: Uint32Array): number {
  const odds = ask(answers.crisis, features);
  // Where the features alone are decisive, the neighbours are skipped.
  return Math.abs(odds) > shareOfNeighbours ? odds : odds + shareOfNeighbours * computeVote(neighbours, passage);
}
