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
  await owner.act(
    (tx) => tx`insert into public.safety_plans (user_id, body, revision)
    values (${owner.id}, '\\x01', ${randomUUID()})`,
  );
});

test('a person has one plan, and reads, changes and deletes it', async () => {
  expect(await owner.act((tx) => tx`select user_id from public.safety_plans`)).toEqual([{ user_id: owner.id }]);
  const second = owner.act(
    (tx) => tx`insert into public.safety_plans (user_id, body, revision)
    values (${owner.id}, '\\x02', ${randomUUID()})`,
  );
  await expect(second).rejects.toThrow(/safety_plans_pkey/);
  expect(
    await owner.act((tx) => tx`update public.safety_plans set revision = ${randomUUID()} returning user_id`),
  ).toHaveLength(1);
  expect(await owner.act((tx) => tx`delete from public.safety_plans returning user_id`)).toHaveLength(1);
});

test('a stranger sees, changes and deletes nothing', async () => {
  expect(await stranger.act((tx) => tx`select from public.safety_plans`)).toHaveLength(0);
  const change = stranger.act((tx) => tx`update public.safety_plans set body = '\\x02' returning user_id`);
  expect(await change).toHaveLength(0);
  expect(await stranger.act((tx) => tx`delete from public.safety_plans returning user_id`)).toHaveLength(0);
});

test('nobody writes a plan for another, nor gives one away', async () => {
  const other = await createPersona(database.sql);
  const forge = stranger.act(
    (tx) => tx`insert into public.safety_plans (user_id, body, revision)
    values (${other.id}, '\\x01', ${randomUUID()})`,
  );
  await expect(forge).rejects.toThrow(noPolicy);
  const giveAway = owner.act((tx) => tx`update public.safety_plans set user_id = ${stranger.id}`);
  await expect(giveAway).rejects.toThrow(noPolicy);
});

test('a visitor may do nothing', async () => {
  const nobody = visitor(database.sql);
  await expect(nobody.act((tx) => tx`select from public.safety_plans`)).rejects.toThrow(noPermission);
  await expect(nobody.act((tx) => tx`delete from public.safety_plans`)).rejects.toThrow(noPermission);
});
