import { expect, inject, test } from 'vitest';
import { connectDatabase } from '#platform/database/connect.ts';
import { createTestDatabase } from './database.ts';

test('a database of a test has everything installed and is gone when it is dropped', async () => {
  const database = await createTestDatabase();
  expect(await database.sql`select count(*)::int as people from public.perfis`).toEqual([{ people: 0 }]);
  await database.drop();
  const server = connectDatabase(inject('databaseUrl'), { max: 1 });
  const name = new URL(database.url).pathname.slice(1);
  expect(await server`select from pg_database where datname = ${name}`).toHaveLength(0);
  await server.end();
});

test('databases are made side by side and share nothing', async () => {
  const [first, second, third] = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
  await first.sql`create table only_here (id integer)`;
  expect(await second.sql`select to_regclass('only_here') as found`).toEqual([{ found: null }]);
  await Promise.all([first.drop(), second.drop(), third.drop()]);
});
