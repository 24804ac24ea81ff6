import type { Message, Session } from '@alento/domain/chat/schema.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import { decryptHelp } from './crisis/encrypt-help.ts';
import type { MessageRow, SessionRow } from './data.ts';

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
  };
}

export function presentMessage(row: MessageRow, cipher: PersonCipher): Message {
  return {
    id: row.id,
    role: row.role,
    text: cipher.decrypt(row.id, row.body),
    status: row.status,
    engine: row.engine,
    help: decryptHelp(cipher, row),
    createdAt: row.created_at.toISOString(),
  };
}
