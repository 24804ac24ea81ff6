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

const keep = (author: Pick<Persona, 'act'>, kind = 'meditation', practice = 'bodyScan', seconds = 180) =>
  author.act(
    (tx) => tx`insert into public.practices (id, kind, practice, started_at, finished_at, seconds, changed_at)
      values (${randomUUID()}, ${kind}, ${practice}, now() - interval '3 minutes', now(), ${seconds}, now())`,
  );

test('a person keeps, reads and deletes their own, and says how it felt', async () => {
  await keep(owner);
  expect(await owner.act((tx) => tx`select user_id from public.practices`)).toEqual([{ user_id: owner.id }]);
  const felt = owner.act(
    (tx) => tx`update public.practices set mood_after = 'calm', changed_at = now() returning mood_after`,
  );
  expect(await felt).toEqual([{ mood_after: 'calm' }]);
  expect(await owner.act((tx) => tx`delete from public.practices returning id`)).toHaveLength(1);
});

test('it stays whose it is, what it was and when', async () => {
  await keep(owner);
  for (const change of ['id = id', 'user_id = user_id', 'practice = practice', 'finished_at = now()', 'seconds = 1']) {
    const attempt = owner.act(async (tx) => tx.script(`update public.practices set ${change}`));
    await expect(attempt).rejects.toThrow(noPermission);
  }
  const forge = owner.act(
    (tx) => tx`insert into public.practices (id, user_id, kind, practice, started_at, finished_at, seconds, changed_at)
      values (${randomUUID()}, ${stranger.id}, 'breathing', 'square', now(), now(), 1, now())`,
  );
  await expect(forge).rejects.toThrow(noPermission);
});

test('a stranger sees, changes and deletes nothing, and a visitor may do nothing', async () => {
  await keep(owner);
  expect(await stranger.act((tx) => tx`select from public.practices`)).toHaveLength(0);
  const change = stranger.act((tx) => tx`update public.practices set mood_after = 'sad' returning id`);
  expect(await change).toHaveLength(0);
  expect(await stranger.act((tx) => tx`delete from public.practices returning id`)).toHaveLength(0);
  const nobody = visitor(database.sql);
  await expect(nobody.act((tx) => tx`select from public.practices`)).rejects.toThrow(noPermission);
  await expect(keep(nobody)).rejects.toThrow(noPermission);
});

test.each([
  ['yoga', 'bodyScan', 1, /practices_kind/],
  ['meditation', 'words of a person', 1, /practices_practice/],
  ['meditation', 'bodyScan', -1, /practices_seconds/],
] as const)('%s, %s for %i seconds is no practice', async (kind, practice, seconds, refusal) => {
  await expect(keep(owner, kind, practice, seconds)).rejects.toThrow(refusal);
});

test('a first step alone reads and writes nothing', async () => {
  await keep(owner);
  await database.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${owner.id}, 'totp', 'verified', now(), now())`;
  expect(await owner.act((tx) => tx`select from public.practices`)).toHaveLength(0);
  await expect(keep(owner)).rejects.toThrow(noPolicy);
});

test('a practice counts on its day, and how it felt does not count again', async () => {
  await keep(owner);
  await owner.act((tx) => tx`update public.practices set mood_after = 'calm', changed_at = now()`);
  const counted = await database.sql`select practices from private.progress_quarters where user_id = ${owner.id}`;
  expect(counted).toEqual([{ practices: 1 }]);
});
