import { AppError } from '@alento/domain/app-error.ts';
import type { Session, SessionChange, SessionState } from '@alento/domain/chat/schema.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { ChatContext } from './context.ts';
import { lockSession, updateSession } from './data.ts';
import { findSession } from './find-session.ts';
import { presentSession } from './present.ts';
import { titleSubject } from './titles/title-subject.ts';

/** Pauses, resumes or ends a session, names, pins or archives it; how the person feels after it can also be noted later. */
export async function changeSession({
  ctx,
  input: { id, change },
}: {
  ctx: ChatContext;
  input: { id: string; change: SessionChange };
}): Promise<Session> {
  const cipher = await ctx.cipher();
  const session = await ctx.database(async (tx) => {
    await lockSession(tx, id);
    const before = await findSession(tx, id);
    await updateSession(tx, id, {
      state: stateToWrite(before.state, change.state),
      moodAfter: change.moodAfter,
      takeaway: encryptText(cipher, id, change.takeaway),
      title: encryptText(cipher, titleSubject(id), change.title),
      isPinned: change.isPinned,
      isArchived: change.isArchived,
    });
    return presentSession(await findSession(tx, id), cipher);
  });
  if (change.state === 'completed') ctx.sessionOver(ctx);
  return session;
}

function stateToWrite(current: SessionState, wanted: SessionChange['state']): SessionChange['state'] {
  const isClosed = current === 'completed' || current === 'ended';
  if (!isClosed || wanted === undefined) return wanted;
  if (wanted !== 'completed') throw new AppError('chat.session_closed');
  // Ending twice is no mistake and changes nothing.
  return undefined;
}

function encryptText(
  cipher: PersonCipher,
  subject: string,
  text: string | null | undefined,
): Buffer | null | undefined {
  if (text === undefined) return undefined;
  return text ? cipher.encrypt(subject, text) : null;
}
