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
  let isAwaited = false;

  const begin = (id: string): void => {
    const { messages, session } = talk.getState();
    const help = standingHelp(messages.findLast(({ role }) => role === 'user')?.help);
    reading = { id, note: help?.form === 'full' ? `${helpNote}\n` : '' };
    speaker.begin(id, session.language);
  };

  const look = (): void => {
    const { reply, messages } = talk.getState();
    if (reply !== null) {
      isAwaited = true;
      if (reply.text === '') return;
      if (reading === null && isWanted()) begin(reply.id ?? 'reply');
      if (reading !== null) speaker.write(reading.note + reply.text, false);
      return;
    }
    if (!isAwaited) return;
    isAwaited = false;
    const last = messages.at(-1);
    // A short reply may come all at once.
    if (reading === null && last?.role === 'assistant' && last.status === 'complete' && isWanted()) begin(last.id);
    if (reading === null) return;
    const { note } = reading;
    reading = null;
    if (last?.role !== 'assistant' || last.status === 'stopped') speaker.stop();
    else speaker.write(note + last.text, true);
  };

  return talk.subscribe(look);
}
