import { crisisCategories, type CrisisCategory } from '@alento/domain/safety/schema.ts';
import { ByteReader, ByteWriter } from '@alento/classifier/bytes.ts';
import { places } from '@alento/classifier/features.ts';
import { indexNeighbours, sides, computeVote, type KnownMessage, type Neighbours } from './neighbours.ts';

/**
 * What is asked of a text, each by a linear model of its own: whether it tells of distress at all, whether of a crisis; of
 * a crisis, whether it is active and whether it is happening now, and of which kind it is.
 */
export const questions = ['distress', 'crisis', 'active', 'imminent', ...crisisCategories] as const;
export type Question = (typeof questions)[number];

/** How many places answer a question, a power of two; the one that decides has most. */
export const placesFor = (question: Question): number => {
  if (question === 'crisis') return places;
  return isCategory(question) ? 2 ** 14 : 2 ** 17;
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

/**
 * The bytes of a model, numbers little-endian: magic and short margin; then of each question bias and scale (32-bit
 * floats), how many weights are not zero (32 bits), how far each lies behind the one before (seven bits a byte, the last
 * below 128), and the weights, two a byte; then of each known message its side and how many words it has (a byte each),
 * and their hashes (16 bits each).
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

/** Reads what `writeModel` wrote. Throws where the bytes are no model of this version. */
export function readModel(source: Uint8Array): Model {
  const bytes = new ByteReader(source);
  if (source.length < 8 || bytes.uint32() !== magic) throw new Error('this is no model of the crisis detector');
  const shortMargin = bytes.float32();
  const answers = questions.map((question) => [question, readWeights(bytes, placesFor(question))] as const);
  return {
    answers: Object.fromEntries(answers) as Record<Question, Weights>,
    shortMargin,
    neighbours: indexNeighbours(readKnown(bytes)),
  };
}

/**
 * Weights that were read. Their numbers lie in an array of their own: as fields of objects made one after another, V8 13.6 at
 * times lets all of them share the last one's once the reading is optimised, and a language then grades by wrong thresholds.
 */
class ReadWeights implements Weights {
  readonly steps: Int8Array;
  readonly #numbers: Float64Array;

  constructor(numbers: Float64Array, steps: Int8Array) {
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

function readWeights(bytes: ByteReader, places: number): Weights {
  const numbers = Float64Array.of(bytes.float32(), bytes.float32());
  const filled = new Uint32Array(bytes.uint32());
  let place = 0;
  for (let index = 0; index < filled.length; index += 1) {
    place += bytes.varint();
    filled[index] = place;
  }
  const steps = new Int8Array(places);
  for (let index = 0; index < filled.length; index += 2) {
    const both = bytes.uint8();
    steps[filled[index] ?? 0] = (both & 15) - zeroStep;
    if (index + 1 < filled.length) steps[filled[index + 1] ?? 0] = (both >> 4) - zeroStep;
  }
  return new ReadWeights(numbers, steps);
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
  return Math.abs(odds) > shareOfNeighbours ? odds : odds + shareOfNeighbours * computeVote(neighbours, passage);
}
