import type { GuidedContent } from '../content.ts';
import type { Turn } from '../turn.ts';

interface Kept<Reading> {
  /** Of the part that was read, by which parts of one text differ. */
  length: number;
  reading: Reading;
}

/**
 * Every reply reads the whole conversation, so what was read of a text is kept as long as its turn, or the key of that; none
 * of its words are. `read` is asked again where another part of the turn is to be read.
 */
export function keepByTurn<Reading>(read: (content: GuidedContent, text: string, turn: Turn) => Reading) {
  const kept = new WeakMap<GuidedContent, WeakMap<object, Kept<Reading>>>();
  return (content: GuidedContent, turn: Turn, text: string): Reading => {
    const known = kept.get(content) ?? new WeakMap<object, Kept<Reading>>();
    kept.set(content, known);
    const { key = turn } = turn;
    const before = known.get(key);
    if (before?.length === text.length) return before.reading;
    const reading = read(content, text, turn);
    known.set(key, { length: text.length, reading });
    return reading;
  };
}

/** Messages are read up to this length, and where it matters, their end. Nobody waits for who sends ten thousand marks. */
const readingLength = 1100;
const endLength = 600;

export function beginningOf({ text }: Turn): string {
  return text.slice(0, readingLength);
}

export function withoutMiddle({ text }: Turn): string {
  return text.length <= readingLength + endLength ? text : `${text.slice(0, readingLength)}\n${text.slice(-endLength)}`;
}
