import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersona, noPolicy, type Persona } from './personas.ts';

let database: TestDatabase;
let person: Persona;
let session: string;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  person = await createPersona(database.sql);
  await person.growUp();
  session = randomUUID();
  await database.sql`insert into auth.sessions (id, user_id, created_at, aal) values (${session}, ${person.id}, now(), 'aal1')`;
});

/** Works as Supabase's REST API does: with the claims of the token and no more. */
function withToken<T>(claims: object, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  return database.sql.begin(async (tx) => {
    const all = JSON.stringify({ sub: person.id, role: 'authenticated', aal: 'aal1', ...claims });
    await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${all}, true)`;
    return work(tx);
  });
}

const read = (tx: TransactionSql) => tx`select id_usuario from public.perfis`;
const write = (tx: TransactionSql) => tx`insert into public.mood_entries (mood) values ('calm')`;

test('a person reads and writes with the token of a session that is', async () => {
  expect(await withToken({ session_id: session }, read)).toHaveLength(1);
  expect((await withToken({ session_id: session }, write)).count).toBe(1);
});

test.each([
  ['a session that ended', () => ({ session_id: randomUUID() })],
  ['no session', () => ({})],
  ['a session without an id', () => ({ session_id: null })],
])('the token of %s reads and writes nothing', async (_what, claims) => {
  expect(await withToken(claims(), read)).toHaveLength(0);
  await expect(withToken(claims(), write)).rejects.toThrow(noPolicy);
});

test("the token of another person's session reads and writes nothing", async () => {
  const other = await createPersona(database.sql);
  await database.sql`update auth.sessions set user_id = ${other.id} where id = ${session}`;
  expect(await withToken({ session_id: session }, read)).toHaveLength(0);
  await expect(withToken({ session_id: session }, write)).rejects.toThrow(noPolicy);
});

test('a session past its time reads nothing', async () => {
  await database.sql`update auth.sessions set not_after = now() - interval '1 second' where id = ${session}`;
  expect(await withToken({ session_id: session }, read)).toHaveLength(0);
});
