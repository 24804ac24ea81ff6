import { ByteReader, ByteWriter } from './bytes.ts';
import { learnLinear, type LinearWeights } from './learn-linear.ts';
import { PlaceIndex } from './place-index.ts';

/** How many places features are learnt in, before the few that tell most are kept. */
const learntIn = 2 ** 18;

/** A weight takes half a byte: steps from -7 to 7. */
const mostSteps = 7;
const zeroStep = 8;

/** Quantisation range: this share of the weights, from smallest to largest; the rest is clipped. */
const filled = 0.998;

/** Linear models that answer several questions about the same text, and share the few features they look at. */
export interface JointModel {
  /** Where each feature that counts has its weights. */
  readonly index: PlaceIndex;
  readonly heads: readonly Head[];
}

interface Head {
  /** The bias. */
  readonly bias: number;
  /** The value of one step of a quantised weight. */
  readonly scale: number;
  readonly steps: Int8Array;
}

/** A text as it is learnt from: its features, and the answer to each question, in their order. */
export interface JointLesson {
  readonly features: Uint32Array;
  readonly answers: readonly boolean[];
}

/**
 * Learns all questions, keeps the `kept` features that tell most about any of them, and learns them anew from these alone:
 * what is left reads strangers' texts better than the whole. The rarer answer of each question counts as much as the other.
 */
export function learnJointModel(lessons: readonly JointLesson[], questions: number, kept: number): JointModel {
  const first = learnHeads(lessons, questions);
  const places = mostTelling(lessons, first, kept);
  const isKept = new Uint8Array(learntIn);
  for (const place of places) isKept[place] = 1;
  const pruned = lessons.map(({ features, answers }) => ({
    answers,
    features: features.filter((feature) => isKept[placeOf(feature)] === 1),
  }));
  return keepPlaces(places, learnHeads(pruned, questions));
}

/** What heads know of some places, in ascending order, and nothing of the others. */
export function keepPlaces(places: Uint32Array, heads: readonly LinearWeights[]): JointModel {
  return {
    index: new PlaceIndex(places),
    heads: heads.map(({ bias, weights }) =>
      quantise(
        bias,
        Float64Array.from(places, (place) => weights[place] ?? 0),
      ),
    ),
  };
}

const placeOf = (feature: number): number => feature & (learntIn - 1);

const learnHeads = (lessons: readonly JointLesson[], questions: number) =>
  Array.from({ length: questions }, (_, question) => {
    const yes = lessons.filter(({ answers }) => answers[question]).length || 1;
    const no = lessons.length - yes || 1;
    const half = lessons.length / 2;
    return learnLinear(
      lessons.map(({ features, answers }, index) => ({
        features,
        answer: answers[question] ?? false,
        importance: half / (answers[question] ? yes : no),
        line: String(index),
      })),
      learntIn,
    );
  });

/** The places whose weight moves most texts furthest, in ascending order. */
function mostTelling(
  lessons: readonly JointLesson[],
  heads: readonly { weights: Float64Array }[],
  kept: number,
): Uint32Array {
  const counts = new Float64Array(learntIn);
  for (const { features } of lessons)
    for (const feature of features) counts[placeOf(feature)] = at(counts, placeOf(feature)) + 1;
  const telling = counts.map((count, place) =>
    heads.reduce((most, { weights }) => Math.max(most, Math.abs(at(weights, place)) * Math.sqrt(count)), 0),
  );
  const places = Uint32Array.from(telling.keys()).toSorted((one, other) => at(telling, other) - at(telling, one));
  return places
    .slice(0, kept)
    .filter((place) => at(telling, place) > 0)
    .toSorted();
}

const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;

function quantise(bias: number, weights: Float64Array): Head {
  const sizes = weights.map(Math.abs).toSorted();
  const scale = (sizes[Math.floor((sizes.length - 1) * filled)] || 1) / mostSteps;
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / scale))),
  );
  return { bias, scale, steps };
}

/**
 * What a text scores for each question, above 0 where the answer is rather yes; a long text has no louder voice than a
 * short one.
 */
export function computeScores({ index, heads }: JointModel, features: Uint32Array): number[] {
  const known = Array.from(features, (feature) => index.get(placeOf(feature))).filter((found) => found !== undefined);
  const share = 1 / Math.sqrt(known.length || 1);
  return heads.map(({ bias, scale, steps }) => {
    const sum = known.reduce((total, found) => total + (steps[found] ?? 0), 0);
    return bias + sum * scale * share;
  });
}

/** What places with a value each score for each question, above 0 where the answer is rather yes. */
export function computeSums({ index, heads }: JointModel, places: Uint32Array, values: Float64Array): number[] {
  const sums = heads.map(() => 0);
  for (let at = 0; at < places.length; at += 1) {
    const found = index.get(places[at] ?? 0);
    if (found === undefined) continue;
    const value = values[at] ?? 0;
    for (let head = 0; head < heads.length; head += 1)
      sums[head] = (sums[head] ?? 0) + (heads[head]?.steps[found] ?? 0) * value;
  }
  return heads.map(({ bias, scale }, head) => bias + (sums[head] ?? 0) * scale);
}

/**
 * The bytes of a model, numbers little-endian: how many features and how many questions, and how far each feature
 * lies behind the one before (LEB128); then of each question bias and scale (32-bit floats) and the weights, two a byte.
 */
export function writeJointModel({ index: { places }, heads }: JointModel): Uint8Array<ArrayBuffer> {
  const bytes = new ByteWriter();
  bytes.varint(places.length);
  bytes.varint(heads.length);
  let before = 0;
  for (const place of places) {
    bytes.varint(place - before);
    before = place;
  }
  for (const { bias, scale, steps } of heads) {
    bytes.float32(bias);
    bytes.float32(scale);
    for (let index = 0; index < steps.length; index += 2)
      bytes.uint8(zeroStep + (steps[index] ?? 0) + ((zeroStep + (steps[index + 1] ?? 0)) << 4));
  }
  return bytes.written();
}

/** Reads what `writeJointModel` wrote. Throws a RangeError where the bytes end too early. */
export function readJointModel(source: Uint8Array): JointModel {
  const bytes = new ByteReader(source);
  const places = new Uint32Array(bytes.varint());
  const questions = bytes.varint();
  let place = 0;
  for (let index = 0; index < places.length; index += 1) {
    place += bytes.varint();
    places[index] = place;
  }
  const heads = Array.from({ length: questions }, (): Head => {
    const [bias, scale] = [bytes.float32(), bytes.float32()];
    const steps = new Int8Array(places.length);
    for (let index = 0; index < steps.length; index += 2) {
      const both = bytes.uint8();
      steps[index] = (both & 15) - zeroStep;
      if (index + 1 < steps.length) steps[index + 1] = (both >> 4) - zeroStep;
    }
    return { bias, scale, steps };
  });
  return { index: new PlaceIndex(places), heads };
}
