import { dataBlock } from '#lib/data-block.ts';
import type { ConversationFacts } from '../conversation-facts.ts';

/** The summary of what came before the window. */
export function earlier({ summary }: ConversationFacts): string | null {
  if (summary === null) return null;
  return `What was said earlier in this conversation, in short:\n${dataBlock('earlier', summary)}`;
}
