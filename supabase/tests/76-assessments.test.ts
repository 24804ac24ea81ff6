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

const answer = (author: Pick<Persona, 'act'>, instrument = 'phq9') =>
  author.act(
    (tx) => tx`insert into public.assessments (id, instrument, body) values (${randomUUID()}, ${instrument}, '\\x00')`,
  );

test('what was answered is read and deleted by its owner, and never changed', async () => {
  await answer(owner);
  expect(await owner.act((tx) => tx`select from public.assessments`)).toHaveLength(1);
  for (const change of ["body = '\\x01'", "instrument = 'gad7'", 'user_id = user_id', 'created_at = now()']) {
    const attempt = owner.act(async (tx) => tx.script(`update public.assessments set ${change}`));
    await expect(attempt).rejects.toThrow(noPermission);
  }
  expect(await owner.act((tx) => tx`delete from public.assessments returning id`)).toHaveLength(1);
});

test('nobody answers for somebody else, nor on another day', async () => {
  const forge = (column: string, value: string) =>
    owner.act(async (tx) =>
      tx.script(`insert into public.assessments (id, instrument, body, ${column})
        values (gen_random_uuid(), 'phq9', '\\x00', '${value}')`),
    );
  await expect(forge('user_id', stranger.id)).rejects.toThrow(noPermission);
  await expect(forge('created_at', '2026-01-01')).rejects.toThrow(noPermission);
});

test('each instrument is answered every fourteen days at most', async () => {
  await answer(owner);
  await answer(owner, 'gad7');
  await expect(answer(owner)).rejects.toThrow('fourteen days');
  await answer(stranger);
  await expect(answer(owner, 'other')).rejects.toThrow('assessments_instrument');
});

test('what was answered is neither seen nor touched by a stranger', async () => {
  await answer(owner);
  expect(await stranger.act((tx) => tx`select from public.assessments`)).toHaveLength(0);
  expect(await stranger.act((tx) => tx`delete from public.assessments returning id`)).toHaveLength(0);
});

test('a visitor may do nothing with it', async () => {
  const nobody = visitor(database.sql);
  for (const attempt of ['select from public.assessments', 'delete from public.assessments'])
    await expect(nobody.act(async (tx) => tx.script(attempt))).rejects.toThrow(noPermission);
  await expect(answer(nobody)).rejects.toThrow(noPermission);
});

test('a first step alone reads and writes nothing of it', async () => {
  await answer(owner);
  await database.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${owner.id}, 'totp', 'verified', now(), now())`;
  expect(await owner.act((tx) => tx`select from public.assessments`)).toHaveLength(0);
  await expect(answer(owner, 'gad7')).rejects.toThrow(noPolicy);
});
