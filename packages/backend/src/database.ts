import { escapeLiteral, type Sql, type TransactionSql } from '@alento/sql/sql.ts';

export type DatabaseRole = 'anon' | 'authenticated' | 'service_role';

/** What is told of a caller: their id, and whatever else their token holds. */
export interface Claims {
  readonly sub?: string | undefined;
  readonly [claim: string]: unknown;
}

/** Role and claims that row-level security reads. */
export interface Actor {
  role: DatabaseRole;
  claims: Claims;
  /** Must not have ended; else everything is refused with PT401. */
  session?: { id: string; personId: string };
}

/** The code of PostgreSQL's error for a session that has ended. */
export const sessionEnded = 'PT401';

const statementTimeout = '8s';
const lockTimeout = '3s';

/** Ahead of a transaction that may touch very many rows, and that nobody waits for. */
export const longStatements = "set local statement_timeout = '60s'";

/** Runs `work` in one transaction as the actor, with time-outs, so that row-level security has the last word. */
export function asRole<T>(sql: Sql, actor: Actor, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  return sql.begin(work, { before: `${sessionCheckOf(actor)}${settingsOf(actor)}` });
}

// Before the role is set, which may not read sessions.
function sessionCheckOf({ session }: Actor): string {
  if (!session) return '';
  return `select auth.assert_session(${escapeLiteral(session.id)}, ${escapeLiteral(session.personId)});`;
}

// Sent together with `begin`, which takes no bound values, so each is quoted as a literal.
function settingsOf({ role, claims }: Actor): string {
  const settings = Object.entries({
    role,
    'request.jwt.claims': JSON.stringify(claims),
    'request.jwt.claim.sub': claims.sub ?? '',
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
  });
  const calls = settings.map(([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`);
  return `select ${calls.join(', ')}`;
}
