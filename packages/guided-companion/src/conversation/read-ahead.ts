import type { GuidedContent } from '../content.ts';
import { signalsOf } from '../crisis/crisis-signals.ts';
import type { Turn } from '../turn.ts';
import { understandEach, understandWhole } from './understand-turn.ts';

/**
 * Reads a conversation message by message, for who has something else to do in between. What was read is kept with its
 * turn, so that whatever asks for it next has it at once.
 */
export function* readAhead(content: GuidedContent, turns: readonly Turn[]): Generator<void> {
  for (const _ of understandEach(content, turns)) yield;
  // From the first help on, messages are read as answers to it, too.
  const first = turns.findIndex(({ help }) => help);
  if (first === -1) return;
  for (const turn of turns.slice(first)) {
    if (turn.role !== 'user') continue;
    understandWhole(content, turn);
    yield;
    signalsOf(content, turn);
    yield;
  }
}
