import { connect, type ConnectOptions, type Sql } from '@alento/sql/sql.ts';

// Long enough for an embedded PostgreSQL that died to be back.
const patienceMs = 3_000;
// Longer than a request's statements may run; a database that says nothing for so long is frozen or cut off.
const answerMs = 9_000;

/** A pool of connections with time limits. */
export function connectDatabase(url: string, options: Pick<ConnectOptions, 'max' | 'answerMs' | 'tap'> = {}): Sql {
  return connect({
    connectionString: url,
    max: options.max ?? 10,
    patienceMs,
    tap: options.tap,
    answerMs: options.answerMs ?? answerMs,
    connectionTimeoutMillis: answerMs,
    // A person who pauses to think should not wait for a new connection.
    idleTimeoutMillis: 600_000,
    application_name: 'alento',
    statement_timeout: 8_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 60_000,
  });
}

/** The same server and person, another database. */
export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
