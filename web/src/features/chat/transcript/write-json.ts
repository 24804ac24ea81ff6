import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';

/** A conversation for other programs: what is known of it, and all messages. */
export function writeJson(conversation: Conversation): string {
  // Where a page ends, and what is offered on screen, are no part of what was said.
  const { olderCursor: _olderCursor, dialogues: _dialogues, ...kept } = conversation;
  return `${JSON.stringify({ format: 'alento-conversation-1', ...kept }, null, 2)}\n`;
}
