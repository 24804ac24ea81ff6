import { readdir, readFile } from 'node:fs/promises';
import { unhurried, type Sql, type TransactionSql } from '@alento/sql/sql.ts';

const folder = new URL('./install/', import.meta.url);
const migrationName = /^(\d{14})_\w+\.sql$/;

// Any number will do, as long as every process takes the same one.
const lockKey = 4_717_001;

/** Installs roles and the schemas `auth` and `storage` in one transaction. Safe to call at every start and from several processes at once. */
export async function installBackend(sql: Sql): Promise<void> {
  const rolesFile = await readFile(new URL('roles.sql', folder), 'utf8');
  const migrations = await readMigrations();
  await sql.begin(
    async (tx) => {
      await tx`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`;
      await tx`select pg_advisory_xact_lock(${lockKey})`;
      await tx`select set_config('client_min_messages', 'warning', true)`;
      await tx.script(rolesFile);
      const applied = await tx<{ version: string }[]>`select version from auth.schema_migrations`;
      const known = new Set(applied.map(({ version }) => version));
      for (const migration of migrations.filter(({ version }) => !known.has(version))) await apply(tx, migration);
    },
    { answerMs: unhurried },
  );
}

interface Migration {
  version: string;
  text: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => migrationName.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => ({ version: name.slice(0, 14), text: await readFile(new URL(name, folder), 'utf8') })),
  );
}

async function apply(tx: TransactionSql, { version, text }: Migration): Promise<void> {
  await tx.script(text);
  await tx`insert into auth.schema_migrations (version) values (${version})`;
}
