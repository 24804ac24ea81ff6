import type { GuidedContent } from '@alento/guided-companion/content.ts';
import { readAhead } from '@alento/guided-companion/conversation/understand-turn.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Has the guided companion read a conversation message by message, and lets others have their turn in between. What was
 * read is kept with these turns, so that whatever asks for it next has it at once.
 */
export async function readInSlices(content: GuidedContent, turns: readonly Turn[]): Promise<void> {
  for (const _ of readAhead(content, turns)) await nextTurn();
}
