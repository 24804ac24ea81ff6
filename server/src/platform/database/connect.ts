import postgres, { type Sql } from 'postgres';

/** A pool of connections with time limits; a parameter in the URL's query overrides ours. */
export function connectDatabase(url: string, options: { max?: number } = {}): Sql {
  const { plainUrl, host } = splitSocketFolder(url);
  return postgres(plainUrl, {
    ...(host ? { host } : {}),
    max: options.max ?? 10,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: {
      application_name: 'alento',
      statement_timeout: 30_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  });
}

/** The same server and person, another database. */
export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

// libpq names a socket's folder in the query (?host=/run/postgresql), which postgres.js does not read.
function splitSocketFolder(url: string): { plainUrl: string; host: string | null } {
  const parsed = new URL(url);
  const host = parsed.searchParams.get('host');
  parsed.searchParams.delete('host');
  return { plainUrl: parsed.href, host };
}
