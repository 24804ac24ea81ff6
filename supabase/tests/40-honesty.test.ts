import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPersona, noPermission, noPolicy, startSession, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
  await note(owner, owner.id, await startSession(owner));
  await report(owner, owner.id);
});
afterAll(() => database.drop());

const note = (actor: Pick<Persona, 'act'>, userId: string, session: string) =>
  actor.act(
    (tx) => tx`insert into public.chat_notices (user_id, session_id, kind, version, language)
      values (${userId}, ${session}, 'start', '2026-11-22', 'pt')`,
  );
const report = (actor: Pick<Persona, 'act'>, userId: string) =>
  actor.act(
    (tx) => tx`insert into public.reply_reports (id, user_id, category, language, engine)
      values (${randomUUID()}, ${userId}, 'harmful', 'pt', 'guided')`,
  );

const tables = ['chat_notices', 'reply_reports'] as const;

test.each(tables)('of %s, a person sees their own rows and nobody else sees any', async (table) => {
  const seenBy = (actor: Pick<Persona, 'act'>) =>
    actor.act((tx) => tx.statement(`select user_id from public.${table}`, []));
  expect(await seenBy(owner)).toEqual([{ user_id: owner.id }]);
  expect(await seenBy(stranger)).toEqual([]);
  await expect(seenBy(visitor(database.sql))).rejects.toThrow(noPermission);
});

test.each(tables)('of %s, nobody changes or deletes a row, the owner included', async (table) => {
  for (const statement of [`update public.${table} set language = 'en'`, `delete from public.${table}`]) {
    await expect(owner.act((tx) => tx.statement(statement, []))).rejects.toThrow(noPermission);
  }
});

test('nobody writes in the name of somebody else', async () => {
  const session = await startSession(owner);
  await expect(note(stranger, owner.id, session)).rejects.toThrow(noPolicy);
  await expect(report(stranger, owner.id)).rejects.toThrow(noPolicy);
  await expect(note(stranger, stranger.id, session)).rejects.toThrow(/foreign key/);
});

test('nobody says of their own report that it was read', async () => {
  const insert = (status: string) =>
    owner.act(
      (tx) => tx`insert into public.reply_reports (id, user_id, category, language, engine, status)
        values (${randomUUID()}, ${owner.id}, 'harmful', 'pt', 'guided', ${status})`,
    );
  for (const status of ['read', 'closed']) await expect(insert(status)).rejects.toThrow(noPolicy);
  await expect(insert('lost')).rejects.toThrow(/reply_reports_status|row-level security/);
  const close = (tx: TransactionSql) => tx`update public.reply_reports set status = 'closed'`;
  await expect(owner.act(close)).rejects.toThrow(noPermission);
  await expect(stranger.act(close)).rejects.toThrow(noPermission);
  expect(await database.sql`select from public.reply_reports where status <> 'received'`).toEqual([]);
});

test('a status is one of three, and what operators call a report names one of them', async () => {
  const { sql } = database;
  await expect(sql`update public.reply_reports set status = 'lost'`).rejects.toThrow(/reply_reports_status/);
  const id = randomUUID();
  for (const person of [owner, stranger]) {
    await person.act(
      (tx) => tx`insert into public.reply_reports (id, user_id, category, language, engine)
        values (${id}, ${person.id}, 'wrong', 'pt', 'guided')`,
    );
  }
  const [one, other] = await sql<{ reference: string }[]>`
    select reference from public.reply_reports where id = ${id} order by user_id = ${owner.id} desc`;
  expect(one?.reference).not.toBe(other?.reference);
  await expect(
    sql`update public.reply_reports set reference = ${one?.reference} where reference = ${other?.reference}`,
  ).rejects.toThrow(/reply_reports_reference/);
});
