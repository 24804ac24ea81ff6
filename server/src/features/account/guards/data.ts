import type { AgeState } from '@alento/domain/account/age.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';

/** The age state of the acting user. */
export async function fetchAgeState(tx: TransactionSql): Promise<AgeState> {
  const [row] = await tx<{ state: AgeState }[]>`select private.own_age_state() as state`;
  return row?.state ?? 'unknown';
}

/** Whether the user has a verified MFA factor. */
export async function hasMfa(sql: Sql, personId: string): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`select private.has_second_step(${personId}) as has`;
  return row?.has ?? false;
}

/** Whether the account is scheduled for deletion: none of its data is readable any more. */
export async function hasPendingDeletion(sql: Sql, personId: string): Promise<boolean> {
  const { count } = await sql`
    select from private.account_deletions where user_id = ${personId} and cancelled_at is null`;
  return count > 0;
}
