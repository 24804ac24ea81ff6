import { audit } from './auth/audit.ts';
import { getAccount, presentAccount } from './auth/admin/read-accounts.ts';
import type { Queryable, Sql } from '@alento/sql/sql.ts';

const mostNotes = 10_000;

/** All that auth keeps of a person and that is no secret of theirs; it is noted that it was asked for. */
export function exportAccount(sql: Sql, personId: string): Promise<object> {
  return sql.begin(async (tx) => {
    const account = presentAccount(await getAccount(tx, personId));
    await audit(tx, 'user_data_exported', personId);
    return { ...account, sessions: await readSessions(tx, personId), activity: await readActivity(tx, personId) };
  });
}

function readSessions(tx: Queryable, personId: string): Promise<object[]> {
  return tx`
    select created_at, refreshed_at at time zone 'utc' as refreshed_at, user_agent, ip::text as address
    from auth.sessions where user_id = ${personId} order by created_at`;
}

function readActivity(tx: Queryable, personId: string): Promise<object[]> {
  return tx`
    select created_at, payload ->> 'action' as action from auth.audit_log_entries
    where payload ->> 'actor_id' = ${personId} order by created_at desc limit ${mostNotes}`;
}
