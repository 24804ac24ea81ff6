import type { GuidedContent } from '../content.ts';
import type { Turn } from '../turn.ts';

/** Whether a reply lets go of what the conversation was about. */
export function leavesTopic({ asks }: GuidedContent, { role, text }: Turn): boolean {
  return role === 'assistant' && asks.otherTopics.includes(text);
}

/** How many of the person's messages came before a topic was left; none if none was. */
export function messagesBeforeTopicLeft(content: GuidedContent, turns: readonly Turn[]): number {
  const left = turns.findLastIndex((turn) => leavesTopic(content, turn));
  return turns.slice(0, left + 1).filter(({ role }) => role === 'user').length;
}
