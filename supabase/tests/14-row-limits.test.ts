import { rowLimits } from '@alento/domain/hosting/row-limits.ts';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersona, type Persona } from './personas.ts';

let database: TestDatabase;
let person: Persona;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => (person = await createPersona(database.sql)));

const record = (rows: number, who = person) =>
  who.act((tx) => tx`insert into public.mood_entries (mood) select 'calm' from generate_series(1, ${rows})`);
const refused = { code: 'PT429' };

async function countEntries(): Promise<number> {
  return (await database.sql`select from public.mood_entries where user_id = ${person.id}`).length;
}

test('the triggers have the limits that the domain names', async () => {
  const triggers = await database.sql<{ name: string; limits: string }[]>`
    select c.relname as name, encode(t.tgargs, 'escape') as limits
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'limit_rows' order by 1`;
  const wanted = Object.entries(rowLimits).map(([name, { perDay, inTotal }]) => ({
    name,
    limits: `${perDay} ${inTotal}`,
  }));
  expect(
    triggers.map(({ name, limits }) => ({ name, limits: limits.replaceAll(String.raw`\000`, ' ').trim() })),
  ).toEqual(wanted.toSorted((a, b) => a.name.localeCompare(b.name)));
});

test('a person makes a hundred entries a day, and none more, whether one by one or together', async () => {
  await record(99);
  await record(1);
  await expect(record(1)).rejects.toMatchObject(refused);
  expect(await countEntries()).toBe(100);
  const other = await createPersona(database.sql);
  await expect(record(101, other)).rejects.toMatchObject(refused);
  expect((await record(1, other)).count).toBe(1);
});

test('of many that write at once no more than the limit come through', async () => {
  await record(95);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => record(1)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await countEntries()).toBe(100);
});

test('the next day there is room again, up to what a person may have in all', async () => {
  const batch = 2_000;
  for (let left = rowLimits.mood_entries.inTotal - 1; left > 0; left -= batch) {
    await database.sql`insert into public.mood_entries (user_id, mood, created_at)
      select ${person.id}, 'calm', now() - interval '2 days' from generate_series(1, ${Math.min(left, batch)})`;
  }
  await record(1);
  await expect(record(1)).rejects.toMatchObject(refused);
});
