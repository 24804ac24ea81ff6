import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import type { MoodTrend } from '@alento/domain/mood/trend-schema.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { Conversation } from '../conversation/read-conversation.ts';
import type { GuidedContent, Voice } from '../content.ts';
import type { Chooser } from './chooser.ts';

/** Who is spoken to, as far as they have told. */
export interface Listener {
  style: TherapistStyle | null;
  name: string | null;
  moodTrend: MoodTrend | null;
}

/** What every part of a reply is made from. */
export interface Speaker {
  content: GuidedContent;
  personality: Personality;
  voice: Voice;
  conversation: Conversation;
  listener: Listener;
  /** The dialogues that are offered below this reply. */
  offers: readonly DialogueId[];
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
