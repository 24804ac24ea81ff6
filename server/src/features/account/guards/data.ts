import type { AgeState } from '@alento/domain/account/age.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';

/** What follows from the age of the person who asks. */
export async function fetchAgeState(tx: TransactionSql): Promise<AgeState> {
  const [row] = await tx<{ state: AgeState }[]>`select private.own_age_state() as state`;
  return row?.state ?? 'unknown';
}

/** Whether signing in takes this person two steps. */
export async function hasMfa(sql: Sql, personId: string): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`select private.has_second_step(${personId}) as has`;
  return row?.has ?? false;
}

/** Whether a person's account is to be deleted: nothing of theirs is opened any more. */
export async function isLeaving(sql: Sql, personId: string): Promise<boolean> {
  const { count } = await sql`
    select from private.account_deletions where user_id = ${personId} and cancelled_at is null`;
  return count > 0;
}
