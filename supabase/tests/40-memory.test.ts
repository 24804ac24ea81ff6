import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersona, noPermission, noPolicy, startSession, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;
let session: string;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
  session = await startSession(owner);
});

const remember = (author: Pick<Persona, 'act'>, ownerId: string, sessionId: string | null = null) =>
  author.act(
    (tx) => tx`insert into public.memories (id, user_id, body, source, session_id)
      values (${randomUUID()}, ${ownerId}, '\\x00', 'person', ${sessionId})`,
  );

test('a person reads, rewrites and deletes their own memories', async () => {
  await remember(owner, owner.id, session);
  expect(await owner.act((tx) => tx`select from public.memories`)).toHaveLength(1);
  expect(await owner.act((tx) => tx`update public.memories set body = '\\x01' returning id`)).toHaveLength(1);
  expect(await owner.act((tx) => tx`delete from public.memories returning id`)).toHaveLength(1);
});

test('where a memory came from and whose it is cannot be changed', async () => {
  await remember(owner, owner.id);
  for (const change of ['user_id', 'source', 'session_id', 'created_at'])
    await expect(owner.act(async (tx) => tx.script(`update public.memories set ${change} = null`))).rejects.toThrow(
      noPermission,
    );
});

test('a stranger sees, changes, deletes and adds nothing', async () => {
  await remember(owner, owner.id, session);
  expect(await stranger.act((tx) => tx`select from public.memories`)).toHaveLength(0);
  expect(await stranger.act((tx) => tx`update public.memories set body = '\\x01' returning id`)).toHaveLength(0);
  expect(await stranger.act((tx) => tx`delete from public.memories returning id`)).toHaveLength(0);
  await expect(remember(stranger, owner.id)).rejects.toThrow(noPolicy);
  await stranger.growUp();
  await expect(remember(stranger, stranger.id, session)).rejects.toThrow(/memories_session/);
});

test('a conversation takes along what was remembered of it', async () => {
  await remember(owner, owner.id, session);
  await remember(owner, owner.id);
  await owner.act((tx) => tx`delete from public.sessions`);
  expect(await owner.act((tx) => tx`select from public.memories`)).toHaveLength(1);
});

test('one consent holds at a time, its version and time stay as they were given, and none is deleted', async () => {
  const consent = (tx: Parameters<Parameters<Persona['act']>[0]>[0]) =>
    tx`insert into public.memory_consents (version) values ('1')`;
  await owner.act(consent);
  await expect(owner.act(consent)).rejects.toThrow(/memory_consents_one_holds/);
  for (const change of ["version = '2'", 'given_at = now()', 'user_id = user_id'])
    await expect(owner.act(async (tx) => tx.script(`update public.memory_consents set ${change}`))).rejects.toThrow(
      noPermission,
    );
  await expect(owner.act((tx) => tx`delete from public.memory_consents`)).rejects.toThrow(noPermission);
  expect(await stranger.act((tx) => tx`select from public.memory_consents`)).toHaveLength(0);
  const withdraw = (persona: Persona) =>
    persona.act((tx) => tx`update public.memory_consents set withdrawn_at = now() returning id`);
  expect(await withdraw(stranger)).toHaveLength(0);
  expect(await withdraw(owner)).toHaveLength(1);
  await owner.act(consent);
});

test("nobody consents for another, or begins to look back at another's conversation", async () => {
  const consent = stranger.act(
    (tx) => tx`insert into public.memory_consents (user_id, version) values (${owner.id}, '1')`,
  );
  await expect(consent).rejects.toThrow(noPolicy);
  const begin = (userId: string) =>
    stranger.act((tx) => tx`insert into public.memory_reviews (session_id, user_id) values (${session}, ${userId})`);
  await expect(begin(owner.id)).rejects.toThrow(noPolicy);
  await expect(begin(stranger.id)).rejects.toThrow(/memory_reviews_session/);
});

test('a visitor may do nothing', async () => {
  const nobody = visitor(database.sql);
  for (const table of ['memories', 'memory_consents', 'memory_reviews'])
    await expect(nobody.act(async (tx) => tx.script(`select from public.${table}`))).rejects.toThrow(noPermission);
});
