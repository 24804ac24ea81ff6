import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';

// Long enough for an embedded PostgreSQL that died to be back.
const socketPatience = 3_000;

/** A pool of connections with time limits; a parameter in the URL's query overrides ours. */
export function connectDatabase(url: string, options: { max?: number } = {}): Sql {
  const { plainUrl, folder } = splitSocketFolder(url);
  const socket = folder ? { host: folder, socket: () => openPatiently(join(folder, '.s.PGSQL.5432')) } : {};
  return postgres(plainUrl, {
    ...socket,
    max: options.max ?? 10,
    connect_timeout: 10,
    backoff: (failures) => Math.min(0.05 * 2 ** failures, 1),
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
function splitSocketFolder(url: string): { plainUrl: string; folder: string | null } {
  const parsed = new URL(url);
  const folder = parsed.searchParams.get('host');
  parsed.searchParams.delete('host');
  return { plainUrl: parsed.href, folder };
}

async function openPatiently(path: string): Promise<Socket> {
  const end = performance.now() + socketPatience;
  for (;;) {
    const socket = connect(path);
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (performance.now() > end) throw error;
      await delay(25);
    }
  }
}
