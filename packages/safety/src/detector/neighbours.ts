import { plain } from '@alento/classifier/features.ts';

/** The label of a known message: crisis, distress, or neither. */
export const sides = ['crisis', 'concern', 'none'] as const;
export type Side = (typeof sides)[number];

/** A known message, stored only as hashes, so that it cannot be read. */
export interface KnownMessage {
  readonly side: Side;
  readonly words: Uint16Array;
}

/** Known messages, ready to be compared with. */
export interface Neighbours {
  /** Where the messages of each word begin in `messages`. */
  readonly starts: Uint32Array;
  readonly messages: Uint16Array;
  /** The weight of each word by its rarity. */
  readonly rarity: Float32Array;
  /** The squared length of each message as a vector. */
  readonly squares: Float32Array;
  /** The vote of each message, positive for a crisis; both sides have the same sum. */
  readonly votes: Float32Array;
  /** Scratch buffer for shared weights, reused because allocating costs more than clearing. */
  readonly shared: Float32Array;
}

/** The weight of distress: it is no crisis, but mistaking it for one costs less than alarming a user who just chats. */
export const concernWeight = 0.3;

/** How much more a near message counts than a distant one: the power of the squared cosine. */
const sharpness = 2;

/** A word that more than this share of the messages have says nothing. */
const commonest = 0.2;

const hashes = 2 ** 16;

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

const hashOf = (text: string): number => {
  let hash = fnvOffset;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), fnvPrime);
  return (hash ^ (hash >>> 16)) & (hashes - 1);
};

/** Where Unicode has kana and the common Chinese signs: each is taken for a word. */
const signs = /[\u3040-\u9fff]/gu;

/** Hashes of the words of a passage in plain form, and of each two that follow each other, every one once. */
export function hashWords(passage: string): Uint16Array {
  const words = passage.replace(signs, ' $& ').split(' ').filter(Boolean);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return Uint16Array.from(new Set([...words, ...pairs].map(hashOf)));
}

export const knownMessage = (text: string, side: Side): KnownMessage => ({
  side,
  words: hashWords(plain(text)),
});

/** Makes known messages quick to compare with. */
export function indexNeighbours(known: readonly KnownMessage[]): Neighbours {
  const counts = new Uint32Array(hashes);
  for (const { words } of known) for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  // What only one message has compares it with nothing.
  const isTelling = (word: number): boolean => {
    const count = counts[word] ?? 0;
    return count > 1 && count <= Math.max(2, known.length * commonest);
  };
  const starts = new Uint32Array(hashes + 1);
  for (let word = 0; word < hashes; word += 1)
    starts[word + 1] = (starts[word] ?? 0) + (isTelling(word) ? (counts[word] ?? 0) : 0);
  const rarity = Float32Array.from(counts, (count) => (Math.log((1 + known.length) / (1 + count)) + 1) ** 2);
  const messages = new Uint16Array(starts[hashes] ?? 0);
  const squares = new Float32Array(known.length);
  const filled = starts.slice();
  for (const [message, { words }] of known.entries())
    for (const word of words.filter(isTelling)) {
      messages[filled[word] ?? 0] = message;
      filled[word] = (filled[word] ?? 0) + 1;
      squares[message] = (squares[message] ?? 0) + (rarity[word] ?? 0);
    }
  return { starts, messages, rarity, squares, votes: votesOf(known), shared: new Float32Array(known.length) };
}

function votesOf(known: readonly KnownMessage[]): Float32Array {
  const said: Record<Side, number> = { crisis: 1, concern: -concernWeight, none: -1 };
  const sum = (isCrisis: boolean): number =>
    known.reduce((total, { side }) => total + ((side === 'crisis') === isCrisis ? Math.abs(said[side]) : 0), 0) || 1;
  const [yes, no] = [sum(true), sum(false)];
  return Float32Array.from(known, ({ side }) => said[side] / (side === 'crisis' ? yes : no));
}

/**
 * How the known messages vote on a passage in plain form, from -1 (all that resemble it are harmless) to 1 (all are
 * crises), 0 where none resembles it: a mean weighted by a power of the cosine (Nadaraya 1964, Watson 1964) over words and
 * pairs of words, each counting by its inverse document frequency.
 */
export function computeVote({ starts, messages, rarity, squares, votes, shared }: Neighbours, passage: string): number {
  shared.fill(0);
  let square = 0;
  for (const word of hashWords(passage)) {
    const end = starts[word + 1] ?? 0;
    const weight = rarity[word] ?? 0;
    const start = starts[word] ?? 0;
    if (start === end) continue;
    square += weight;
    for (let at = start; at < end; at += 1) {
      const message = messages[at] ?? 0;
      shared[message] = (shared[message] ?? 0) + weight;
    }
  }
  let [voted, all] = [0, 0];
  for (let message = 0; message < shared.length; message += 1) {
    const common = shared[message] ?? 0;
    if (common === 0) continue;
    const nearness = ((common * common) / ((squares[message] ?? 1) * square)) ** sharpness;
    const vote = votes[message] ?? 0;
    voted += nearness * vote;
    all += nearness * Math.abs(vote);
  }
  return all === 0 ? 0 : voted / all;
}
