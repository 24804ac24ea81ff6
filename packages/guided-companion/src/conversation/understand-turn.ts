import type { GuidedContent } from '../content.ts';
import type { Turn } from '../turn.ts';
import { understand, type Understanding } from '../understanding/understand.ts';
import { beginningOf, keepByTurn, withoutMiddle } from './keep-by-turn.ts';
import { whereItStands } from './leaving.ts';

const understandTurn = keepByTurn((content, text) => understand(content, text));
const understandToTheEnd = keepByTurn((content, text) => understand(content, text));

/** What a message says, its end included. */
export function understandWhole(content: GuidedContent, turn: Turn): Understanding {
  return understandToTheEnd(content, turn, withoutMiddle(turn));
}

/** What the person's messages among these turns say, oldest first; the last one counts to its end. */
export function understandTurns(content: GuidedContent, turns: readonly Turn[]): Understanding[] {
  return [...understandEach(content, turns)];
}

/** The same, one message after the other. */
export function* understandEach(content: GuidedContent, turns: readonly Turn[]): Generator<Understanding> {
  const said = turns.filter(({ role }) => role === 'user');
  for (const [index, turn] of said.entries()) {
    const text = index === said.length - 1 ? withoutMiddle(turn) : beginningOf(turn);
    yield whereItStands(understandTurn(content, turn, text), index);
  }
}
