import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

export async function fetchOwnPlan(tx: TransactionSql): Promise<OwnPlan> {
  const [row] = await tx<{ plan: OwnPlan }[]>`select private.own_plan() as plan`;
  if (!row) throw new Error('no plan');
  return row.plan;
}

/** False if nothing is left of the day. The same message is counted once. */
export async function countTemporaryMessage(tx: TransactionSql, digest: Buffer): Promise<boolean> {
  const [row] = await tx<{ taken: boolean }[]>`select private.take_temporary_message(${digest}) as taken`;
  return row?.taken === true;
}

/** False if nothing is left of the day. The same conversation is counted once. */
export async function countTemporarySession(tx: TransactionSql, conversationId: string): Promise<boolean> {
  const [row] = await tx<{ taken: boolean }[]>`select private.take_temporary_session(${conversationId}) as taken`;
  return row?.taken === true;
}

/** Whether what Premium adds is open to the caller. */
export async function fetchHasPremium(tx: TransactionSql): Promise<boolean> {
  const [row] = await tx<{ open: boolean }[]>`select private.has_premium() as open`;
  return row?.open === true;
}
