import type { HelpBlock } from '@alento/domain/safety/schema.ts';

/** One utterance of a conversation, as the guided companion reads it. */
export interface Turn {
  role: 'user' | 'assistant';
  text: string;
  /** The help that this message of the person was answered with. */
  help?: HelpBlock | null | undefined;
  /** Stands for the message, which never changes, in what is kept of reading it; where there is none, this object does. */
  key?: object | undefined;
}
