import { type ConversationState, isBusy, standingHelp } from '#features/chat/state.ts';
import type { Speaker } from './speaker.ts';
import type { Talk } from './talk.ts';

export interface ReadRepliesOptions {
  talk: Pick<Talk, 'getState' | 'subscribe'>;
  speaker: Pick<Speaker, 'begin' | 'write' | 'stop'>;
  /** Said when help has come into the conversation, before the reply if there is one. */
  helpNote: string;
  /** Whether replies are to be read just now. */
  isWanted: () => boolean;
}

/** Reads each reply aloud while it arrives, until the answer is called. What is read is what is shown, guarded alike. */
export function readReplies({ talk, speaker, helpNote, isWanted }: ReadRepliesOptions): () => void {
  let reading: { note: string } | null = null;
  let isAwaited = false;
  let told = findHelped(talk.getState());

  const begin = (id: string, note = ''): void => {
    reading = { note };
    speaker.begin(id, talk.getState().session.language);
    if (note !== '') speaker.write(note, false);
  };

  const look = (): void => {
    const state = talk.getState();
    const { reply, messages } = state;
    const helped = findHelped(state);
    if (helped !== null && helped !== told) {
      told = helped;
      // The reply may fail; that help is there is said all the same.
      if (isWanted()) begin(reply?.id ?? helped, `${helpNote}\n`);
    }
    if (reply !== null) {
      isAwaited = true;
      if (reply.text === '') return;
      if (reading === null && isWanted()) begin(reply.id ?? 'reply');
      if (reading !== null) speaker.write(reading.note + reply.text, false);
      return;
    }
    if (isBusy(state)) return;
    const last = isAwaited ? messages.at(-1) : undefined;
    const said = last?.role === 'assistant' ? last : undefined;
    isAwaited = false;
    // A short reply may come all at once.
    if (reading === null && said?.status === 'complete' && isWanted()) begin(said.id);
    if (reading === null) return;
    const text = reading.note + (said?.text ?? '');
    reading = null;
    if (text === '' || said?.status === 'stopped') speaker.stop();
    else speaker.write(text, true);
  };

  return talk.subscribe(look);
}

/** The last message, if help stands beside it in full. */
function findHelped({ messages, pending }: ConversationState): string | null {
  const asked = pending ?? messages.findLast(({ role }) => role === 'user');
  return asked !== undefined && standingHelp(asked.help)?.form === 'full' ? asked.id : null;
}
