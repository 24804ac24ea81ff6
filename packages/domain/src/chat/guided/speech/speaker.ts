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

const endsWithoutSpace = /[。！？」』]$/u;

/** Sentences one after another; after a full-width mark no space follows. */
export function join(...parts: readonly (string | null | undefined)[]): string {
  let text = '';
  for (const part of parts) {
    if (!part) continue;
    text += text === '' || endsWithoutSpace.test(text) ? part : ` ${part}`;
  }
  return text;
}
