import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersona, noPermission, noPolicy, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
});

const write = (author: Pick<Persona, 'act'>) =>
  author.act(
    (tx) => tx`insert into public.journal_entries (id, body, written_at, changed_at)
      values (${randomUUID()}, '\\x00', now(), now())`,
  );

test('a journal is read, changed and deleted by its owner', async () => {
  await write(owner);
  expect(await owner.act((tx) => tx`select from public.journal_entries`)).toHaveLength(1);
  const change = owner.act(
    (tx) => tx`update public.journal_entries set body = '\\x01', changed_at = now() returning id`,
  );
  expect(await change).toHaveLength(1);
  expect(await owner.act((tx) => tx`delete from public.journal_entries returning id`)).toHaveLength(1);
});

test('entries stay whose they are, and begun when they were', async () => {
  await write(owner);
  for (const change of ['id = id', 'user_id = user_id', 'written_at = now()']) {
    const attempt = owner.act(async (tx) => tx.script(`update public.journal_entries set ${change}`));
    await expect(attempt).rejects.toThrow(noPermission);
  }
  const forge = owner.act(
    (tx) => tx`insert into public.journal_entries (id, user_id, body, written_at, changed_at)
      values (${randomUUID()}, ${stranger.id}, '\\x00', now(), now())`,
  );
  await expect(forge).rejects.toThrow(noPermission);
});

test('a journal is neither seen nor touched by a stranger', async () => {
  await write(owner);
  expect(await stranger.act((tx) => tx`select from public.journal_entries`)).toHaveLength(0);
  const change = stranger.act((tx) => tx`update public.journal_entries set body = '\\x01' returning id`);
  expect(await change).toHaveLength(0);
  expect(await stranger.act((tx) => tx`delete from public.journal_entries returning id`)).toHaveLength(0);
});

test('a visitor may do nothing with a journal', async () => {
  const nobody = visitor(database.sql);
  for (const attempt of ['select from public.journal_entries', 'delete from public.journal_entries'])
    await expect(nobody.act(async (tx) => tx.script(attempt))).rejects.toThrow(noPermission);
  await expect(write(nobody)).rejects.toThrow(noPermission);
});

test('a first step alone reads and writes nothing of a journal', async () => {
  await write(owner);
  await database.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${owner.id}, 'totp', 'verified', now(), now())`;
  expect(await owner.act((tx) => tx`select from public.journal_entries`)).toHaveLength(0);
  await expect(write(owner)).rejects.toThrow(noPolicy);
});
