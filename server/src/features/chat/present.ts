import { maxExcerptLength } from '@alento/domain/chat/limits.ts';
import type { ListedSession, Message, Session } from '@alento/domain/chat/schema.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import { decryptHelp } from './crisis/encrypt-help.ts';
import type { ListedSessionRow, MessageRow, SessionRow } from './data.ts';
import { excerpt } from '#lib/excerpt.ts';
import { titleSubject } from './titles/title-subject.ts';

export function presentSession(row: SessionRow, cipher: PersonCipher): Session {
  return {
    id: row.id,
    mood: row.mood,
    kind: row.kind,
    personality: row.personality,
    language: row.language,
    state: row.state,
    messageCount: row.message_count,
    createdAt: row.created_at.toISOString(),
    lastActivityAt: row.last_activity_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    moodAfter: row.mood_after,
    takeaway: row.takeaway && cipher.decrypt(row.id, row.takeaway),
    title: row.title && cipher.decrypt(titleSubject(row.id), row.title),
    isPinned: row.is_pinned,
    isArchived: row.is_archived,
  };
}

export function presentListedSession(row: ListedSessionRow, cipher: PersonCipher): ListedSession {
  const { last_id: id, last_role: role, last_body: body } = row;
  const text = excerpt(cipher.decrypt(id, body), maxExcerptLength);
  return { ...presentSession(row, cipher), lastWords: { role, text } };
}

export function presentMessage(row: MessageRow, cipher: PersonCipher): Message {
  return {
    id: row.id,
    role: row.role,
    text: cipher.decrypt(row.id, row.body),
    status: row.status,
    engine: row.engine,
    help: decryptHelp(cipher, row),
    ...(row.feedback && { feedback: row.feedback }),
    ...(row.said_offline && { isOffline: true }),
    createdAt: row.created_at.toISOString(),
  };
}
