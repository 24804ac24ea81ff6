import type { Sql } from '@alento/sql/sql.ts';

/** Whether a person's account is to be deleted: nothing of theirs is opened any more. */
export async function isLeaving(sql: Sql, personId: string): Promise<boolean> {
  const { count } = await sql`
    select from private.account_deletions where user_id = ${personId} and cancelled_at is null`;
  return count > 0;
}
