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
  /** The words that compare messages, ascending, and where the messages of each begin in `messages`. */
  readonly words: Uint16Array;
  readonly starts: Uint32Array;
  readonly messages: Uint16Array;
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
  const words = Uint16Array.from([...counts.keys()].filter(isTelling));
  const starts = new Uint32Array(words.length + 1);
  for (const [index, word] of words.entries()) starts[index + 1] = (starts[index] ?? 0) + (counts[word] ?? 0);
  const messages = new Uint16Array(starts[words.length] ?? 0);
  const squares = new Float32Array(known.length);
  const filled = starts.slice();
  for (const [message, { words: said }] of known.entries())
    for (const word of said.filter(isTelling)) {
      const index = indexOf(words, word);
      messages[filled[index] ?? 0] = message;
      filled[index] = (filled[index] ?? 0) + 1;
      squares[message] = (squares[message] ?? 0) + rarityOf(counts[word] ?? 0, known.length);
    }
  return { words, starts, messages, squares, votes: votesOf(known), shared: new Float32Array(known.length) };
}

/** The weight of a word by how many of the messages have it. */
const rarityOf = (count: number, all: number): number => Math.fround((Math.log((1 + all) / (1 + count)) + 1) ** 2);

/** By binary search; -1 where the word is not among them. */
function indexOf(words: Uint16Array, word: number): number {
  let low = 0;
  let high = words.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = words[middle] ?? 0;
    if (found === word) return middle;
    if (found < word) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
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
export function computeVote({ words, starts, messages, squares, votes, shared }: Neighbours, passage: string): number {
  shared.fill(0);
  let square = 0;
  for (const word of hashWords(passage)) {
    const index = indexOf(words, word);
    if (index === -1) continue;
    const start = starts[index] ?? 0;
    const end = starts[index + 1] ?? 0;
    const weight = rarityOf(end - start, votes.length);
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
