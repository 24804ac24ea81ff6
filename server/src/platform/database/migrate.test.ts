import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from '@alento/sql/sql.ts';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { connectDatabase, withDatabaseName } from './connect.ts';
import { migrate } from './migrate.ts';

const name = `alento_migrate_${randomUUID().replaceAll('-', '')}`;
let directory: string;
let server: Sql;
let sql: Sql;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'alento-migrate-'));
  server = connectDatabase(inject('databaseUrl'), { max: 1 });
  await server.script(`create database ${name}`);
  sql = connectDatabase(withDatabaseName(inject('databaseUrl'), name));
});

afterEach(async () => {
  await sql.end();
  await server.script(`drop database ${name} with (force)`);
  await server.end();
  await rm(directory, { recursive: true });
});

const history = () => sql`select version, name, statements from supabase_migrations.schema_migrations order by version`;

test('migrations are applied once, in order, and noted as the Supabase CLI does', async () => {
  await writeFile(join(directory, '20260101000200_mood_more.sql'), 'alter table moods add column note text;');
  await writeFile(join(directory, '20260101000100_mood_first.sql'), 'create table moods (id integer);');
  await migrate(sql, directory);
  await migrate(sql, directory);
  expect(await history()).toEqual([
    { version: '20260101000100', name: 'mood_first', statements: ['create table moods (id integer);'] },
    { version: '20260101000200', name: 'mood_more', statements: ['alter table moods add column note text;'] },
  ]);
});

test('several processes that start at once apply a migration once', async () => {
  await writeFile(
    join(directory, '20260101000100_mood_slow.sql'),
    'create table moods (id integer); select pg_sleep(0.2);',
  );
  const others = [1, 2, 3].map(() => connectDatabase(withDatabaseName(inject('databaseUrl'), name), { max: 1 }));
  await Promise.all([sql, ...others].map((each) => migrate(each, directory)));
  await Promise.all(others.map((each) => each.end()));
  expect(await history()).toHaveLength(1);
});

test('a failing migration leaves nothing behind, keeps those before it and names itself', async () => {
  await writeFile(join(directory, '20260101000100_mood_first.sql'), 'create table moods (id integer);');
  await writeFile(join(directory, '20260101000200_mood_bad.sql'), 'create table half (id integer); select nonsense;');
  await expect(migrate(sql, directory)).rejects.toThrow('migration 20260101000200_mood_bad failed');
  expect(await history()).toHaveLength(1);
  expect(await sql`select to_regclass('half') as half`).toEqual([{ half: null }]);
});

test('a role without the rights is named as the reason, and needs none where nothing is to be applied', async () => {
  const path = join(directory, '20260101000100_mood_first.sql');
  await writeFile(path, 'create table moods (id integer);');
  const role = `guest_${randomUUID().replaceAll('-', '')}`;
  await server.script(`create role ${role} login`);
  const url = new URL(withDatabaseName(inject('databaseUrl'), name));
  url.username = role;
  const guest = connectDatabase(url.href, { max: 1 });
  try {
    await expect(migrate(guest, directory)).rejects.toThrow('The role of DATABASE_URL may not apply migrations');
    await migrate(sql, directory);
    await sql.script(`grant usage on schema supabase_migrations to ${role};
      grant select on supabase_migrations.schema_migrations to ${role}`);
    await migrate(guest, directory);
    await writeFile(join(directory, '20260101000200_mood_more.sql'), 'alter table moods add column note text;');
    await expect(migrate(guest, directory)).rejects.toThrow(
      'The role of DATABASE_URL may not apply migration 20260101000200_mood_more',
    );
  } finally {
    await guest.end();
    await sql.script(`drop owned by ${role}; drop role ${role}`);
  }
});

test('a file that is not named like a migration is refused', async () => {
  await writeFile(join(directory, 'first.sql'), 'select 1;');
  await expect(migrate(sql, directory)).rejects.toThrow('first.sql is not named');
});

test('a database that a newer version wrote is left as it is, unless others migrate it too', async () => {
  const newest = join(directory, '20260101000200_mood_newer.sql');
  await writeFile(join(directory, '20260101000100_mood_first.sql'), 'create table moods (id integer);');
  await writeFile(newest, 'alter table moods add column note text;');
  await migrate(sql, directory);
  await rm(newest);
  await writeFile(join(directory, '20260101000150_mood_other.sql'), 'drop table moods;');
  await expect(migrate(sql, directory)).rejects.toThrow('written by a newer Alento (migration 20260101000200)');
  expect(await history()).toHaveLength(2);
  await migrate(sql, directory, { isShared: true });
  expect(await history()).toHaveLength(3);
});
