import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

export async function fetchOwnPlan(tx: TransactionSql): Promise<OwnPlan> {
  const [row] = await tx<{ plan: OwnPlan }[]>`select private.own_plan() as plan`;
  if (!row) throw new Error('no plan');
  return row.plan;
}

/** False if nothing is left of the day. */
export async function countMessage(tx: TransactionSql): Promise<boolean> {
  const [row] = await tx<{ taken: boolean }[]>`select private.take_allowance('messages') as taken`;
  return row?.taken === true;
}

/** False if nothing is left of the day. The same conversation is counted once. */
export async function countTemporarySession(tx: TransactionSql, conversationId: string): Promise<boolean> {
  const [row] = await tx<{ taken: boolean }[]>`select private.take_temporary_session(${conversationId}) as taken`;
  return row?.taken === true;
}
