import type { GuidedContent } from '../content.ts';
import type { Turn } from '../turn.ts';
import { understand, type Understanding } from '../understanding/understand.ts';

interface Reading {
  text: string;
  understanding: Understanding;
}

/** Every reply reads the whole conversation, so what was understood is kept as long as its turn. */
const readings = new WeakMap<GuidedContent, WeakMap<Turn, Reading>>();

/** Older messages are read up to this length; the last one is read whole. */
const readingLength = 2000;

/** What the person's messages among these turns say, oldest first. */
export function understandTurns(content: GuidedContent, turns: readonly Turn[]): Understanding[] {
  const said = turns.filter(({ role }) => role === 'user');
  return said.map((turn, index) =>
    understandTurn(content, turn, index === said.length - 1 ? turn.text : turn.text.slice(0, readingLength)),
  );
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
