import type { ListedSession } from '@alento/domain/chat/schema.ts';
import { daysBetween } from '#lib/dates.ts';

export interface SessionGroup {
  /** `day`: today and yesterday; `month`: by the calendar, once a week has passed. */
  readonly kind: 'pinned' | 'day' | 'week' | 'month';
  /** When the first of them was last active. */
  readonly instant: string;
  readonly sessions: readonly ListedSession[];
}

const week = 7;

/** Conversations by when they were last active, newest first; those that are pinned before all others. */
export function groupSessions(
  pinned: readonly ListedSession[],
  sessions: readonly ListedSession[],
  now: Date,
): readonly SessionGroup[] {
  const groups = new Map<string, SessionGroup & { sessions: ListedSession[] }>();
  const add = (key: string, kind: SessionGroup['kind'], session: ListedSession): void => {
    const group = groups.get(key);
    if (group) group.sessions.push(session);
    else groups.set(key, { kind, instant: session.lastActivityAt, sessions: [session] });
  };
  for (const session of pinned) add('pinned', 'pinned', session);
  for (const session of sessions.filter(({ isPinned }) => !isPinned)) {
    const date = new Date(session.lastActivityAt);
    const days = daysBetween(date, now);
    if (days < 2) add(`${days}`, 'day', session);
    else if (days < week) add('week', 'week', session);
    else add(`${date.getFullYear()}-${date.getMonth()}`, 'month', session);
  }
  return [...groups.values()];
}
