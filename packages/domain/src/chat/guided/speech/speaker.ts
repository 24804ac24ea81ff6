import type { Conversation } from '../conversation/read-conversation.ts';
import type { GuidedContent, Voice } from '../content.ts';
import type { Chooser } from './chooser.ts';

/** What every part of a reply is made from. */
export interface Speaker {
  content: GuidedContent;
  voice: Voice;
  conversation: Conversation;
  choose: Chooser;
}

export function join(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
