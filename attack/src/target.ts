import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from '@alento/server/testing/server-process.ts';
import { connect, type Sql } from '@alento/sql/sql.ts';
import { freePort } from '@alento/testing/free-port.ts';

const raised = '1000000';

/** Limits that stand in the way of everything but themselves, and nothing outside of this machine. */
const environment = {
  HOST: '127.0.0.1',
  GEO_SERVICES: 'none',
  // So that people can come from addresses of their own.
  TRUSTED_PROXIES: '1',
  MESSAGES_PER_MINUTE: raised,
  SESSIONS_PER_MINUTE: raised,
  SIGN_UPS_PER_HOUR: raised,
  SIGN_INS_PER_MINUTE: raised,
};

/** A server of the attack's own; there is no way to name another. */
export interface Target extends ServerProcess {
  dataDir: string;
  /** What supabase-js sends with every request. */
  apikey: string;
  /** The embedded database, as its superuser. */
  sql: Sql;
  port: number;
  env: Record<string, string>;
  /** Ends the server and forgets its data. */
  close(): Promise<void>;
}

/** A folder that PostgreSQL can reach when it runs as a user of its own. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'alento-attack-'));
  await chmod(folder, 0o755);
  return folder;
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

const running = new Set<ServerProcess>();

/** Ends every server that is still running: whoever breaks an attack off leaves nothing behind. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((server) => server.end('SIGTERM')));
}

/** Starts a server; where one ran before, if a folder and its port are given. */
export async function startTarget(
  given: Record<string, string> = {},
  { dataDir, port }: { dataDir?: string; port?: number } = {},
): Promise<Target> {
  const folder = dataDir ?? (await makeFolder());
  const ownPort = port ?? (await freePort());
  const env = { ...environment, DATA_DIR: folder, ...given };
  const server = await startServerProcess(ownPort, env);
  running.add(server);
  server.child.once('exit', () => running.delete(server));
  const config = (await (await fetch(`${server.url}/api/config`)).json()) as { supabase: { key: string } };
  const socket = encodeURIComponent(join(folder, 'postgres'));
  const sql = connect({ connectionString: `postgres://postgres@localhost/postgres?host=${socket}`, max: 2 });
  return {
    ...server,
    dataDir: folder,
    apikey: config.supabase.key,
    sql,
    port: ownPort,
    env,
    async close() {
      await sql.end();
      await server.end('SIGTERM');
      await removeFolder(folder);
    },
  };
}
