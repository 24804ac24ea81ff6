import type { Sql } from '@alento/sql/sql.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded.ts';
import type { Log } from '#platform/log/log.ts';
import type { Env } from '../env.ts';

export interface OpenDatabase {
  sql: Sql;
  close(): Promise<void>;
}

/** Connects to the configured database, or starts one of our own in the data folder. */
export async function openDatabase(env: Env, log: Log, say: (line: string) => void): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    say('Connecting to PostgreSQL');
    const sql = connectDatabase(env.DATABASE_URL, { max: env.DATABASE_CONNECTIONS });
    return { sql, close: () => sql.end() };
  }
  say('Starting PostgreSQL');
  const postgres = await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    log: (code) => log.warn({ code }, 'database'),
  });
  const sql = connectDatabase(postgres.url, { max: env.DATABASE_CONNECTIONS });
  return {
    sql,
    close: async () => {
      await sql.end();
      await postgres.stop();
    },
  };
}
