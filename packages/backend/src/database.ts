import type { Sql, TransactionSql } from 'postgres';

export type DatabaseRole = 'anon' | 'authenticated' | 'service_role';

/** On whose behalf the database works: row-level security reads both. */
export interface Actor {
  role: DatabaseRole;
  claims: object;
}

const statementTimeout = '8s';
const lockTimeout = '3s';

/** Runs `work` in one transaction as the actor, with time-outs, so that row-level security has the last word. */
export function asRole<T>(sql: Sql, actor: Actor, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  const transaction = sql.begin(async (tx) => {
    // Sent with the first statement of `work`, ahead of it. If it fails, the transaction refuses all that follows.
    const settings = tx`
      select
        set_config('role', ${actor.role}, true),
        set_config('request.jwt.claims', ${JSON.stringify(actor.claims)}, true),
        set_config('statement_timeout', ${statementTimeout}, true),
        set_config('lock_timeout', ${lockTimeout}, true)
    `.execute();
    const [, result] = await Promise.all([settings, work(tx)]);
    return { result };
  });
  return transaction.then(({ result }) => result);
}
