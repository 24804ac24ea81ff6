import type { GuidedContent } from '../content.ts';
import type { Turn } from '../turn.ts';

interface Kept<Reading> {
  text: string;
  reading: Reading;
}

/**
 * Every reply reads the whole conversation, so what was read of a text is kept as long as its turn. `read` is asked again
 * where another part of the turn is to be read.
 */
export function keepByTurn<Reading>(read: (content: GuidedContent, text: string, turn: Turn) => Reading) {
  const kept = new WeakMap<GuidedContent, WeakMap<Turn, Kept<Reading>>>();
  return (content: GuidedContent, turn: Turn, text: string): Reading => {
    const known = kept.get(content) ?? new WeakMap<Turn, Kept<Reading>>();
    kept.set(content, known);
    const before = known.get(turn);
    if (before?.text === text) return before.reading;
    const reading = read(content, text, turn);
    known.set(turn, { text, reading });
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
