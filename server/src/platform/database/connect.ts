import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { postgres } from './driver.ts';

// Long enough for an embedded PostgreSQL that died to be back.
const socketPatience = 3_000;

/** A pool of connections with time limits; a parameter in the URL's query overrides ours. */
export function connectDatabase(url: string, options: { max?: number } = {}): Sql {
  const { plainUrl, folder } = splitSocketFolder(url);
  const socket = folder ? { host: folder, socket: () => openPatiently(folder) } : {};
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

async function openPatiently(folder: string): Promise<Socket> {
  const end = performance.now() + socketPatience;
  for (;;) {
    try {
      await expectReadiness(folder);
      const socket = connect(join(folder, '.s.PGSQL.5432'));
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (performance.now() > end) throw error;
      await delay(25);
    }
  }
}

// While PostgreSQL recovers from a crash it takes connections only to refuse them; its pid file says when that is over.
async function expectReadiness(folder: string): Promise<void> {
  const status = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => 'ready')).trimEnd();
  if (!status.endsWith('ready')) throw new Error('PostgreSQL is starting');
}
