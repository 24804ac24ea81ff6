import type { GuidedContent } from '../content.ts';
import type { Turn } from '../turn.ts';
import { understand, type Understanding } from '../understanding/understand.ts';

interface Reading {
  text: string;
  understanding: Understanding;
}

/** Every reply reads the whole conversation, so what was understood is kept as long as its turn. */
const readings = new WeakMap<GuidedContent, WeakMap<Turn, Reading>>();

/** Messages are read up to this length; of the last one its end, too. Nobody waits for who sends ten thousand marks. */
const readingLength = 1500;
const endLength = 1000;

/** What the person's messages among these turns say, oldest first. */
export function understandTurns(content: GuidedContent, turns: readonly Turn[]): Understanding[] {
  return [...readAhead(content, turns)];
}

/** The same, one message after the other, for who has something else to do in between; what was read is kept with its turn. */
export function* readAhead(content: GuidedContent, turns: readonly Turn[]): Generator<Understanding> {
  const said = turns.filter(({ role }) => role === 'user');
  for (const [index, turn] of said.entries()) {
    const text = index === said.length - 1 ? withoutMiddle(turn.text) : beginningOf(turn.text);
    yield understandTurn(content, turn, text);
  }
}

function beginningOf(text: string): string {
  return text.slice(0, readingLength);
}

function withoutMiddle(text: string): string {
  return text.length <= readingLength + endLength ? text : `${beginningOf(text)}\n${text.slice(-endLength)}`;
}

function understandTurn(content: GuidedContent, turn: Turn, text: string): Understanding {
  const known = readings.get(content) ?? new WeakMap<Turn, Reading>();
  readings.set(content, known);
  const before = known.get(turn);
  if (before?.text === text) return before.understanding;
  const understanding = understand(content, text);
  known.set(turn, { text, understanding });
  return understanding;
}
