import type { Memory } from '@alento/domain/memory/schema.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { MemoryRow } from './data.ts';

export function presentMemory(row: MemoryRow, cipher: PersonCipher): Memory {
  const { id, body, source, session_id: sessionId, session_created_at: sessionCreatedAt } = row;
  return {
    id,
    text: cipher.decrypt(id, body),
    source,
    session: sessionId && sessionCreatedAt ? { id: sessionId, createdAt: sessionCreatedAt.toISOString() } : null,
    updatedAt: row.updated_at.toISOString(),
  };
}
