import type { TransactionSql } from '@alento/sql/sql.ts';

/** Stores the engine's title; one that the person gave in the meantime stays. */
export async function storeTitle(tx: TransactionSql, sessionId: string, title: Buffer): Promise<void> {
  await tx`update public.sessions set title = ${title} where id = ${sessionId} and title is null`;
}
