import type { Session, SessionChange } from '@alento/domain/chat/schema.ts';
import { isClosed } from '../state.ts';
import type { WaitingChange } from './waiting-schema.ts';

/** A session as it is once the changes that wait on this device have arrived. */
export function withChanges<Changed extends Session>(session: Changed, changes: readonly WaitingChange[]): Changed {
  return changes
    .filter(({ sessionId }) => sessionId === session.id)
    .reduce((changed, { change, changedAt }) => applyChange(changed, change, changedAt), session);
}

/** What the server makes of a change. */
export function applyChange<Changed extends Session>(session: Changed, change: SessionChange, at: string): Changed {
  const {
    state,
    moodAfter = session.moodAfter,
    takeaway = session.takeaway,
    title = session.title,
    isPinned = session.isPinned,
    isArchived = session.isArchived,
  } = change;
  const changed = { ...session, moodAfter, takeaway: takeaway || null, title: title || null, isPinned, isArchived };
  if (state === undefined || isClosed(session)) return changed;
  if (state !== 'completed') return { ...changed, state };
  // Its first message is the companion's: nothing was said.
  return { ...changed, state: session.messageCount > 1 ? 'completed' : 'ended', endedAt: at };
}
