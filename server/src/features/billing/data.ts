import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

export async function fetchOwnPlan(tx: TransactionSql): Promise<OwnPlan> {
  const [row] = await tx<{ plan: OwnPlan }[]>`select private.own_plan() as plan`;
  if (!row) throw new Error('no plan');
  return row.plan;
}

/** False if nothing is left of the day. */
export async function countAllowance(tx: TransactionSql, kind: 'messages' | 'sessions'): Promise<boolean> {
  const [row] = await tx<{ taken: boolean }[]>`select private.take_allowance(${kind}) as taken`;
  return row?.taken === true;
}
