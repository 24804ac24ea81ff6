import { readPassage, type Passage } from './passage.ts';

/** Messages whose danger is known, in plain form, one a line. */
export interface StoredNeighbours {
  readonly crisis: string;
  readonly concern: string;
  readonly none: string;
}

/** Known messages, ready to be compared with. */
export interface Neighbours {
  /** Of each word and pair of words: what it counts, and which messages have it. */
  readonly index: ReadonlyMap<number, { readonly weight: number; readonly messages: Uint32Array }>;
  /** The squared length of each message as a vector. */
  readonly squares: Float64Array;
  /** What each message says, above zero for a crisis; both sides have the same sum. */
  readonly sides: Float64Array;
  /** Room for what each message shares with a passage, kept because making it anew takes longer than filling it. */
  readonly shared: Float64Array;
}

/** Distress is no crisis, but to take it for one costs less than to alarm somebody who chats. */
export const importanceOfConcern = 0.3;

/** How much more a near message counts than a distant one: the power of the squared cosine. */
const sharpness = 2;

export function readNeighbours({ crisis, concern, none }: StoredNeighbours): Neighbours {
  const groups = [
    { lines: linesOf(crisis), side: 1 },
    { lines: linesOf(concern), side: -importanceOfConcern },
    { lines: linesOf(none), side: -1 },
  ];
  const messages = groups.flatMap(({ lines, side }) =>
    lines.map((line) => ({ features: new Set(readPassage(line).words), side })),
  );
  const having = new Map<number, number[]>();
  for (const [message, { features }] of messages.entries())
    for (const feature of features) {
      const those = having.get(feature);
      if (those) those.push(message);
      else having.set(feature, [message]);
    }
  const index = new Map<number, { weight: number; messages: Uint32Array }>();
  const squares = new Float64Array(messages.length);
  for (const [feature, those] of having) {
    // What only one message has compares it with nothing.
    if (those.length < 2) continue;
    const weight = (Math.log((1 + messages.length) / (1 + those.length)) + 1) ** 2;
    index.set(feature, { weight, messages: Uint32Array.from(those) });
    for (const message of those) squares[message] = (squares[message] ?? 0) + weight;
  }
  const sum = (isCrisis: boolean): number =>
    messages.reduce((total, { side }) => total + (side > 0 === isCrisis ? Math.abs(side) : 0), 0) || 1;
  const [yes, no] = [sum(true), sum(false)];
  return {
    index,
    squares,
    sides: Float64Array.from(messages, ({ side }) => side / (side > 0 ? yes : no)),
    shared: new Float64Array(messages.length),
  };
}

/**
 * How the known messages vote on a passage, from -1 (all that resemble it are harmless) to 1 (all are crises), 0 where none
 * resembles it: a mean weighted by a power of the cosine (Nadaraya 1964, Watson 1964) over words and pairs of words, each
 * counting by its inverse document frequency.
 */
export function voteOf({ index, squares, sides, shared }: Neighbours, { words }: Passage): number {
  shared.fill(0);
  let square = 0;
  for (const word of new Set(words)) {
    const entry = index.get(word);
    if (!entry) continue;
    square += entry.weight;
    for (const message of entry.messages) shared[message] = (shared[message] ?? 0) + entry.weight;
  }
  let [voted, all] = [0, 0];
  for (let message = 0; message < shared.length; message += 1) {
    const common = shared[message] ?? 0;
    if (common === 0) continue;
    const nearness = ((common * common) / ((squares[message] ?? 1) * square)) ** sharpness;
    const side = sides[message] ?? 0;
    voted += nearness * side;
    all += nearness * Math.abs(side);
  }
  return all === 0 ? 0 : voted / all;
}

const linesOf = (stored: string): string[] => stored.split('\n').filter(Boolean);
