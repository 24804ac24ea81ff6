import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPersona, noPermission, noPolicy, startSession, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
});

describe('runs of dialogues', () => {
  const keep = (author: Pick<Persona, 'act'>, session: string | null = null) =>
    author.act(
      (tx) => tx`insert into public.dialogue_runs (id, body, session_id, started_at, changed_at)
        values (${randomUUID()}, '\\x00', ${session}, now(), now())`,
    );

  test('are read, changed and deleted by their owner', async () => {
    await keep(owner, await startSession(owner));
    expect(await owner.act((tx) => tx`select from public.dialogue_runs`)).toHaveLength(1);
    expect(await owner.act((tx) => tx`update public.dialogue_runs set body = '\\x01' returning id`)).toHaveLength(1);
    expect(await owner.act((tx) => tx`delete from public.dialogue_runs returning id`)).toHaveLength(1);
  });

  test('stay whose they are, and begun when they were', async () => {
    await keep(owner);
    for (const change of ['id = id', 'user_id = user_id', 'started_at = now()']) {
      const attempt = owner.act(async (tx) => tx.script(`update public.dialogue_runs set ${change}`));
      await expect(attempt).rejects.toThrow(noPermission);
    }
    const forge = owner.act(
      (tx) => tx`insert into public.dialogue_runs (id, user_id, body, started_at, changed_at)
        values (${randomUUID()}, ${stranger.id}, '\\x00', now(), now())`,
    );
    await expect(forge).rejects.toThrow(noPermission);
  });

  test('are neither seen nor touched by a stranger, who refers to no conversation of another', async () => {
    const session = await startSession(owner);
    await keep(owner, session);
    expect(await stranger.act((tx) => tx`select from public.dialogue_runs`)).toHaveLength(0);
    expect(await stranger.act((tx) => tx`update public.dialogue_runs set body = '\\x01' returning id`)).toHaveLength(0);
    expect(await stranger.act((tx) => tx`delete from public.dialogue_runs returning id`)).toHaveLength(0);
    await expect(keep(stranger, session)).rejects.toThrow(/dialogue_runs_session/);
  });

  test('outlive the conversation they were begun from', async () => {
    await keep(owner, await startSession(owner));
    await owner.act((tx) => tx`delete from public.sessions`);
    expect(await owner.act((tx) => tx`select user_id, session_id from public.dialogue_runs`)).toEqual([
      { user_id: owner.id, session_id: null },
    ]);
  });
});

describe('favourites', () => {
  const mark = (author: Pick<Persona, 'act'>) =>
    author.act((tx) => tx`insert into public.exercise_favourites (body) values ('\\x00')`);

  test('are one row of their owner, who changes and deletes it', async () => {
    await mark(owner);
    await expect(mark(owner)).rejects.toThrow(/exercise_favourites_pkey/);
    const change = owner.act((tx) => tx`update public.exercise_favourites set body = '\\x01' returning user_id`);
    expect(await change).toEqual([{ user_id: owner.id }]);
    const give = owner.act((tx) => tx`update public.exercise_favourites set user_id = ${stranger.id}`);
    await expect(give).rejects.toThrow(noPermission);
    expect(await owner.act((tx) => tx`delete from public.exercise_favourites returning user_id`)).toHaveLength(1);
  });

  test('are neither seen nor touched by a stranger', async () => {
    await mark(owner);
    expect(await stranger.act((tx) => tx`select from public.exercise_favourites`)).toHaveLength(0);
    const change = stranger.act((tx) => tx`update public.exercise_favourites set body = '\\x01' returning user_id`);
    expect(await change).toHaveLength(0);
    expect(await stranger.act((tx) => tx`delete from public.exercise_favourites returning user_id`)).toHaveLength(0);
  });
});

test.each(['dialogue_runs', 'exercise_favourites'])('a visitor may do nothing with %s', async (table) => {
  const nobody = visitor(database.sql);
  await expect(nobody.act(async (tx) => tx.script(`select from public.${table}`))).rejects.toThrow(noPermission);
  await expect(nobody.act(async (tx) => tx.script(`delete from public.${table}`))).rejects.toThrow(noPermission);
});

test.each(['dialogue_runs', 'exercise_favourites'])(
  'a first step alone reads and writes nothing of %s',
  async (table) => {
    await owner.act(
      (tx) => tx`insert into public.dialogue_runs (id, body, started_at, changed_at)
      values (${randomUUID()}, '\\x00', now(), now())`,
    );
    await owner.act((tx) => tx`insert into public.exercise_favourites (body) values ('\\x00')`);
    await database.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${owner.id}, 'totp', 'verified', now(), now())`;
    const [row] = await owner.act((tx) =>
      tx.statement<{ count: string }[]>(`select count(*) from public.${table}`, []),
    );
    expect(row?.count).toBe('0');
    const write = owner.act(
      (tx) => tx`insert into public.dialogue_runs (id, body, started_at, changed_at)
      values (${randomUUID()}, '\\x00', now(), now())`,
    );
    await expect(write).rejects.toThrow(noPolicy);
  },
);
