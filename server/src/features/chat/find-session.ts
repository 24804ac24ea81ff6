import { AppError } from '@alento/domain/app-error.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { fetchSession, type SessionRow } from './data.ts';

/** The session, or a refusal; another person's session does not exist for this one. */
export async function findSession(tx: TransactionSql, id: string): Promise<SessionRow> {
  const session = await fetchSession(tx, id);
  if (!session) throw new AppError('chat.session_not_found');
  return session;
}
