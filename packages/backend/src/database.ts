import { escapeLiteral, type Sql, type TransactionSql } from '@alento/sql/sql.ts';

export type DatabaseRole = 'anon' | 'authenticated' | 'service_role';

/** Role and claims that row-level security reads. */
export interface Actor {
  role: DatabaseRole;
  claims: object;
}

const statementTimeout = '8s';
const lockTimeout = '3s';

/** Runs `work` in one transaction as the actor, with time-outs, so that row-level security has the last word. */
export function asRole<T>(sql: Sql, actor: Actor, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  return sql.begin(work, settingsOf(actor));
}

// Sent together with `begin`, which takes no bound values, so each is quoted as a literal.
function settingsOf({ role, claims }: Actor): string {
  const settings = Object.entries({
    role,
    'request.jwt.claims': JSON.stringify(claims),
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
  });
  const calls = settings.map(([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`);
  return `select ${calls.join(', ')}`;
}
