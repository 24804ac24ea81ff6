import { loadGuidedContent } from '@alento/domain/chat/guided/load-content.ts';
import { understand } from '@alento/domain/chat/guided/understanding/understand.ts';
import { contextMessages } from '@alento/domain/chat/limits.ts';
import type { Tier } from '@alento/domain/safety/detector/assessment.ts';
import type { TransactionSql } from '@alento/backend/sql.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import { fetchMessages, type SessionRow } from '../data.ts';

/** 2 if the person spoke plainly of danger in what is left of this conversation, else 0. */
export async function readTier(tx: TransactionSql, session: SessionRow, cipher: PersonCipher): Promise<Tier> {
  const [content, rows] = await Promise.all([
    loadGuidedContent(session.language),
    fetchMessages(tx, session.id, { before: null, limit: contextMessages }),
  ]);
  const said = rows.filter(({ role }) => role === 'user').map(({ id, body }) => cipher.decrypt(id, body));
  return said.some((text) => understand(content, text).danger !== null) ? 2 : 0;
}
