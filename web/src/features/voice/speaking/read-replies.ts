import { standingHelp } from '#features/chat/state.ts';
import type { Speaker } from './speaker.ts';
import type { Talk } from './talk.ts';

export interface ReadRepliesOptions {
  talk: Pick<Talk, 'getState' | 'subscribe'>;
  speaker: Pick<Speaker, 'begin' | 'write' | 'stop'>;
  /** Said before a reply beside which help has come into the conversation. */
  helpNote: string;
  /** Whether replies are to be read just now. */
  isWanted: () => boolean;
}

/** Reads each reply aloud while it arrives, until the answer is called. What is read is what is shown, guarded alike. */
export function readReplies({ talk, speaker, helpNote, isWanted }: ReadRepliesOptions): () => void {
  let reading: { id: string; note: string } | null = null;

  const look = (): void => {
    const { reply, messages, session } = talk.getState();
    if (reply !== null && reply.text !== '') {
      if (reading === null && isWanted()) {
        const help = standingHelp(messages.findLast(({ role }) => role === 'user')?.help);
        reading = { id: reply.id ?? 'reply', note: help?.form === 'full' ? `${helpNote}\n` : '' };
        speaker.begin(reading.id, session.language);
      }
      if (reading !== null) speaker.write(reading.note + reply.text, false);
      return;
    }
    if (reading === null || reply !== null) return;
    const { note } = reading;
    reading = null;
    const last = messages.at(-1);
    if (last?.role !== 'assistant' || last.status === 'stopped') speaker.stop();
    else speaker.write(note + last.text, true);
  };

  return talk.subscribe(look);
}
