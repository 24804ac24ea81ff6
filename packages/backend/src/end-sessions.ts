import type { Sql } from '@alento/sql/sql.ts';
import { audit } from './auth/audit.ts';

/** Signs a person out on every device; access tokens that are out end with their sessions. */
export async function endSessions(sql: Sql, personId: string): Promise<void> {
  await sql.begin(async (tx) => {
    const { count } = await tx`delete from auth.sessions where user_id = ${personId}`;
    if (count > 0) await audit(tx, 'logout', personId);
  });
}
