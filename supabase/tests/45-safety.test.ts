import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptMessage, createPersona, noPermission, startSession, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
  await note(owner, 3);
});

const note = (person: Persona, tier: number, message = randomUUID()) =>
  person.act((tx) => tx`select private.note_crisis(${tier}::smallint, 'BR', 'chat', ${message})`);
const standing = async (person: Persona) => {
  const [row] = await person.act((tx) => tx`select private.crisis_tier() as tier`);
  return row?.tier as number;
};
const age = (interval: string) =>
  database.sql`update private.crisis_tiers set seen_at = now() - ${interval}::interval where user_id = ${owner.id}`;

describe('the tier of a person', () => {
  test('is the highest of 24 hours, and what is lower does not lower it', async () => {
    await note(owner, 2);
    expect(await standing(owner)).toBe(3);
    await age('25 hours');
    expect(await standing(owner)).toBe(0);
    await note(owner, 2);
    expect(await standing(owner)).toBe(2);
  });

  test('is read by its owner and no stranger', async () => {
    expect(await owner.act((tx) => tx`select tier from private.crisis_tiers`)).toEqual([{ tier: 3 }]);
    expect(await stranger.act((tx) => tx`select from private.crisis_tiers`)).toHaveLength(0);
    expect(await standing(stranger)).toBe(0);
  });

  test('is written by nobody, its owner included', async () => {
    const change = owner.act((tx) => tx`update private.crisis_tiers set tier = 2`);
    await expect(change).rejects.toThrow(noPermission);
    const forget = owner.act((tx) => tx`delete from private.crisis_tiers`);
    await expect(forget).rejects.toThrow(noPermission);
    const forge = stranger.act((tx) => tx`insert into private.crisis_tiers (user_id, tier) values (${owner.id}, 4)`);
    await expect(forge).rejects.toThrow(noPermission);
    expect(await standing(owner)).toBe(3);
  });

  test('is nothing to a visitor', async () => {
    const nobody = visitor(database.sql);
    await expect(nobody.act((tx) => tx`select from private.crisis_tiers`)).rejects.toThrow(noPermission);
    await expect(nobody.act((tx) => tx`select private.crisis_tier()`)).rejects.toThrow(noPermission);
    const noted = nobody.act((tx) => tx`select private.note_crisis(4::smallint, 'BR', 'chat', ${randomUUID()})`);
    await expect(noted).rejects.toThrow(noPermission);
  });

  test('is forgotten after a week, as soon as it is asked for, and nobody else’s with it', async () => {
    await age('8 days');
    await note(stranger, 2);
    await database.sql`update private.crisis_tiers set seen_at = now() - interval '8 days' where user_id = ${stranger.id}`;
    expect(await standing(owner)).toBe(0);
    const kept = await database.sql`
      select distinct user_id from private.crisis_tiers where user_id in (${owner.id}, ${stranger.id})`;
    expect(kept).toEqual([{ user_id: stranger.id }]);
  });

  test.each([0, 1, 5])('%i is none that is kept', async (tier) => {
    await expect(note(owner, tier)).rejects.toThrow(/crisis_tiers_tier/);
  });
});

describe('a correction', () => {
  const correct = (person: Persona, message: string, help: Buffer | null = null) =>
    person.act((tx) => tx`select private.correct_help(${message}, ${help})`);

  test('takes back the tier of its own message and of no other', async () => {
    const message = randomUUID();
    await note(owner, 4, message);
    expect(await standing(owner)).toBe(4);
    await correct(owner, message);
    expect(await standing(owner)).toBe(3);
    await correct(owner, randomUUID());
    expect(await standing(owner)).toBe(3);
  });

  test('is nobody else’s to make', async () => {
    const message = randomUUID();
    await note(owner, 4, message);
    await correct(stranger, message);
    expect(await standing(owner)).toBe(4);
    const nobody = visitor(database.sql);
    await expect(nobody.act((tx) => tx`select private.correct_help(${message}, null)`)).rejects.toThrow(noPermission);
  });

  test('is counted once, and holds no identifier', async () => {
    await database.sql`delete from private.crisis_counts`;
    const message = randomUUID();
    await note(owner, 3, message);
    await correct(owner, message);
    await correct(owner, message);
    const counts = await database.sql`select country, count, corrected from private.crisis_counts order by country`;
    expect(counts).toEqual([
      { country: 'BR', count: 1, corrected: 0 },
      { country: 'ZZ', count: 0, corrected: 1 },
    ]);
  });

  test('puts small help in the place of the help of a stored message, and none where there was none', async () => {
    const session = await startSession(owner);
    const [told, plain] = [randomUUID(), randomUUID()];
    await acceptMessage(owner, { session, id: told });
    await acceptMessage(owner, { session, id: plain });
    await owner.act((tx) => tx`select private.raise_help(${told}, 3::smallint, ${Buffer.from('full')}, 'ZZ')`);
    for (const id of [told, plain]) await correct(owner, id, Buffer.from('small'));
    const rows = await owner.act(
      (tx) => tx`select help from public.messages where id in (${told}, ${plain}) order by position`,
    );
    expect(rows.map(({ help }) => (help as Buffer | null)?.toString() ?? null)).toEqual(['small', null]);
  });
});

describe('the counts', () => {
  test('grow by one for each message that help was shown after, and by no other', async () => {
    await database.sql`delete from private.crisis_counts`;
    const session = await startSession(owner);
    await acceptMessage(owner, { session });
    await acceptMessage(owner, { session, tier: 4 });
    await acceptMessage(owner, { session, tier: 4 });
    const counts = await database.sql`select country, tier, channel, count, month from private.crisis_counts`;
    expect(counts).toMatchObject([{ country: 'ZZ', tier: 4, channel: 'chat', count: 2 }]);
    expect(new Date(String(counts[0]?.month)).getUTCDate()).toBe(1);
  });

  test('hold no identifier', async () => {
    const columns = await database.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_schema = 'private' and table_name = 'crisis_counts' order by ordinal_position`;
    expect(columns.map(({ name }) => name)).toEqual(['month', 'country', 'tier', 'channel', 'count', 'corrected']);
  });

  test('are read by no person', async () => {
    await expect(owner.act((tx) => tx`select from private.crisis_counts`)).rejects.toThrow(noPermission);
  });
});

describe('help after a message', () => {
  test('is raised by its owner alone', async () => {
    const session = await startSession(owner);
    const id = randomUUID();
    await acceptMessage(owner, { session, id });
    const raise = (person: Persona, message: string) =>
      person.act((tx) => tx`select private.raise_help(${message}, 4::smallint, ${Buffer.from('x')}, 'ZZ') as raised`);
    expect(await raise(stranger, id)).toEqual([{ raised: false }]);
    expect(await standing(stranger)).toBe(0);
    expect(await raise(owner, randomUUID())).toEqual([{ raised: false }]);
    expect(await raise(owner, id)).toEqual([{ raised: true }]);
    expect(await standing(owner)).toBe(4);
    const write = owner.act((tx) => tx`update public.messages set help = null where id = ${id}`);
    await expect(write).rejects.toThrow(noPermission);
  });

  test('is stored with the message once, and a message refused leaves no tier', async () => {
    const session = await startSession(stranger);
    const id = randomUUID();
    expect(await acceptMessage(owner, { session, tier: 4 })).toBe('session_not_found');
    expect(await standing(owner)).toBe(3);
    expect(await acceptMessage(stranger, { session, id, tier: 2 })).toBe('accepted');
    expect(await acceptMessage(stranger, { session, id, tier: 4 })).toBe('known');
    expect(await standing(stranger)).toBe(2);
  });
});
