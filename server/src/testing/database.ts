import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installBackend } from '@alento/backend/install.ts';
import { unhurried, type ConnectOptions, type Sql } from '@alento/sql/sql.ts';
import { inject } from 'vitest';
import { connectDatabase, withDatabaseName } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser URL of the PostgreSQL server that the suites make their databases on. */
    databaseUrl: string;
  }
}

const root = join(import.meta.dirname, '../../..');
const migrations = join(root, 'supabase/migrations');
const backendSource = join(root, 'packages/backend/src');

// Taken in the server's own database, so that every worker and every run waits for the same lock.
const templateLock = 7_243_110_922;

export interface TestDatabase {
  url: string;
  sql: Sql;
  drop(): Promise<void>;
}

/** A database of its own with everything installed, copied from a template that is made once for each schema. */
export async function createTestDatabase(
  serverUrl = inject('databaseUrl'),
  options: Pick<ConnectOptions, 'tap'> = {},
): Promise<TestDatabase> {
  const name = `alento_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(serverUrl, async (server) => {
    await server`select pg_advisory_lock(${templateLock})`;
    const template = await ensureTemplate(server, serverUrl);
    await server.script(`create database ${name} template ${template}`);
  });
  const url = withDatabaseName(serverUrl, name);
  const sql = connectDatabase(url, options);
  return {
    url,
    sql,
    async drop() {
      await sql.end();
      await withServer(serverUrl, (server) => server.script(`drop database if exists ${name} with (force)`));
    },
  };
}

async function ensureTemplate(server: Sql, serverUrl: string): Promise<string> {
  const template = `alento_template_${schemaHash()}`;
  const [known] = await server`select from pg_database where datname = ${template}`;
  if (known) return template;
  const unfinished = `${template}_unfinished`;
  await server.script(`drop database if exists ${unfinished} with (force)`);
  await server.script(`create database ${unfinished}`);
  const sql = connectDatabase(withDatabaseName(serverUrl, unfinished), { max: 1 });
  try {
    await installBackend(sql);
    await migrate(sql, migrations);
  } finally {
    await sql.end();
  }
  await server.script(`alter database ${unfinished} rename to ${template}`);
  return template;
}

async function withServer(url: string, work: (server: Sql) => Promise<unknown>): Promise<void> {
  const server = connectDatabase(url, { max: 1, answerMs: unhurried });
  try {
    await server`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`;
    await work(server);
  } finally {
    await server.end();
  }
}

/** Changes when a migration or the backend's source does. */
function schemaHash(): string {
  const hash = createHash('sha256');
  for (const folder of [migrations, backendSource]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(sql|ts)$/.test(file) && !file.endsWith('.test.ts'),
    );
    for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
