import { dataBlock } from '#lib/data-block.ts';
import type { ConversationFacts } from '../conversation-facts.ts';

/** The user's first name, if known. */
export function addressee({ name }: ConversationFacts): string | null {
  if (name === null) return null;
  return `The person's first name, to be used seldom and never at the beginning of a reply:\n${dataBlock('name', name)}`;
}
