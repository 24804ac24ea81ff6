import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersona, startSession, type Persona } from './personas.ts';

let database: TestDatabase;
let ana: Persona;
let rui: Persona;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  [ana, rui] = await Promise.all([createPersona(database.sql), createPersona(database.sql)]);
  for (const person of [ana, rui]) {
    await startSession(person);
    await person.act(async (tx) => {
      await tx`insert into private.person_keys (user_id, wrapped) values (${person.id}, '\\x00')`;
      await tx`insert into public.mood_entries (mood) values ('calm')`;
      await tx`insert into storage.objects (bucket_id, name, owner)
        values ('avatars', ${`${person.id}/a.png`}, ${person.id})`;
    });
  }
});

const leave = ({ id }: Persona) => database.sql`
  insert into private.account_deletions (user_id, due_at, email, language)
  values (${id}, now() + interval '14 days', 'a@example.com', 'pt')`;

const tables = ['public.perfis', 'public.mood_entries', 'public.sessions', 'private.person_keys', 'storage.objects'];

const visibleTo = (person: Persona) =>
  person.act((tx) => Promise.all(tables.map(async (table) => (await tx.statement(`select from ${table}`, [])).count)));

test('whoever is leaving reads nothing of theirs, not even their key, and others all of theirs', async () => {
  await leave(ana);
  expect(await visibleTo(ana)).toEqual([0, 0, 0, 0, 0]);
  expect(await visibleTo(rui)).toEqual([1, 1, 1, 1, 1]);
});

test('whoever is leaving writes, changes and deletes nothing', async () => {
  await leave(ana);
  await expect(ana.act((tx) => tx`insert into public.mood_entries (mood) values ('calm')`)).rejects.toThrow(
    'row-level security',
  );
  const changed = await ana.act((tx) => tx`update public.perfis set nome_completo = 'x'`);
  const deleted = await ana.act((tx) => tx`delete from public.sessions`);
  expect([changed.count, deleted.count]).toEqual([0, 0]);
});

test('whoever stays after all finds everything as it was', async () => {
  await leave(ana);
  await database.sql`update private.account_deletions set cancelled_at = now() where user_id = ${ana.id}`;
  expect(await visibleTo(ana)).toEqual([1, 1, 1, 1, 1]);
});

test('nobody plans, sees or takes back a deletion by themselves', async () => {
  await leave(ana);
  for (const statement of [
    'select from private.account_deletions',
    'delete from private.account_deletions',
    `insert into private.account_deletions (user_id, due_at, email, language) values ('${randomUUID()}', now(), '', 'pt')`,
  ]) {
    await expect(ana.act((tx) => tx.statement(statement, []))).rejects.toThrow('permission denied');
  }
});

test('every table that a person reaches is closed to whoever is leaving', async () => {
  const open = await database.sql`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive)
      and not exists (
        select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
          and pg_get_expr(p.polqual, c.oid) like '%is_leaving()%'
      ) order by 1`;
  expect(open).toEqual([]);
});
