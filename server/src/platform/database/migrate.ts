import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unhurried, type Sql, type TransactionSql } from '@alento/sql/sql.ts';
import { errorCodeOf } from '#lib/errors.ts';

const fileName = /^(\d{14})_([a-z0-9_]+)\.sql$/;

// Any constant serves, as long as every process that migrates uses the same.
const advisoryLock = 7_243_110_921;
const insufficientPrivilege = '42501';

interface Migration {
  version: string;
  name: string;
  path: string;
}

export interface MigrateOptions {
  /** Whether others add migrations of their own, as people do to their Supabase project. */
  isShared?: boolean;
}

/**
 * Applies what is missing of a folder of migrations, each in its own transaction, one process at a time. Throws if the
 * database has some that are not in the folder: a newer version wrote it, and this one would misread it.
 */
export async function migrate(sql: Sql, directory: string, { isShared = false }: MigrateOptions = {}): Promise<void> {
  const migrations = await listMigrations(directory);
  const applied = await readHistory(sql).catch((cause: unknown) => {
    throw errorCodeOf(cause) === insufficientPrivilege ? lackOfRights('migrations', cause) : cause;
  });
  const known = new Set(migrations.map(({ version }) => version));
  const stranger = [...applied].find((version) => !known.has(version));
  if (stranger !== undefined && !isShared) throw isNewer(stranger);
  for (const migration of migrations.filter(({ version }) => !applied.has(version))) {
    await sql.begin((tx) => apply(tx, migration), { answerMs: unhurried });
  }
}

/** The versions that are applied. */
async function readHistory(sql: Sql): Promise<Set<string>> {
  await sql.begin(
    async (tx) => {
      await lockMigrations(tx);
      await createHistory(tx);
    },
    { answerMs: unhurried },
  );
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  return new Set(rows.map(({ version }) => version));
}

function isNewer(version: string): Error {
  return new Error(
    `The database was written by a newer Alento (migration ${version}): start that version, or restore a copy from before`,
  );
}

function lackOfRights(what: string, cause: unknown): Error {
  return new Error(`The role of DATABASE_URL may not apply ${what}`, { cause });
}

async function listMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  return names.map((file) => {
    const [, version, name] = fileName.exec(file) ?? [];
    if (!version || !name) throw new Error(`${file} is not named <14 digits>_<feature>_<what>.sql`);
    return { version, name, path: join(directory, file) };
  });
}

async function apply(tx: TransactionSql, { version, name, path }: Migration): Promise<void> {
  await lockMigrations(tx);
  const [known] = await tx`select from supabase_migrations.schema_migrations where version = ${version}`;
  if (known) return;
  const text = await readFile(path, 'utf8');
  try {
    await tx.script(text);
  } catch (cause) {
    if (errorCodeOf(cause) === insufficientPrivilege) throw lackOfRights(`migration ${version}_${name}`, cause);
    throw new Error(`migration ${version}_${name} failed`, { cause });
  }
  await tx`insert into supabase_migrations.schema_migrations (version, statements, name)
    values (${version}, ${[text]}, ${name})`;
}

// A migration may take longer than a query may, and so may the wait for another process's.
async function lockMigrations(tx: TransactionSql): Promise<void> {
  await tx`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
  await tx`select pg_advisory_xact_lock(${advisoryLock})`;
}

// The Supabase CLI keeps the same table, so either can go on where the other stopped. Where it is there already,
// the role of a server that has nothing to apply need not be allowed to make it.
async function createHistory(tx: TransactionSql): Promise<void> {
  const known =
    await tx`select from pg_tables where schemaname = 'supabase_migrations' and tablename = 'schema_migrations'`;
  if (known.count > 0) return;
  await tx.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key,
      statements text[],
      name text
    );
  `);
}
