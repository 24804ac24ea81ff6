import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPersona, noPermission, noPolicy, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let ana: Persona;
let rui: Persona;
beforeAll(async () => {
  database = await createTestDatabase();
  [ana, rui] = await Promise.all([createPersona(database.sql), createPersona(database.sql)]);
});
afterAll(() => database.drop());

const add = (person: Pick<Persona, 'act'>, name: string, bucket = 'avatars') =>
  person.act((tx) => tx`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`);
const namesSeenBy = async (person: Persona) => {
  const rows = await person.act((tx) => tx<{ name: string }[]>`select name from storage.objects order by name`);
  return rows.map(({ name }) => name);
};

test('the bucket takes pictures of at most 5 MB that anybody may look at', async () => {
  const [bucket] = await database.sql`
    select public, file_size_limit::int as size, allowed_mime_types as kinds from storage.buckets where id = 'avatars'`;
  expect(bucket).toEqual({
    public: true,
    size: 5_242_880,
    kinds: ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif'],
  });
});

test('a person keeps pictures in their own folder only', async () => {
  await add(ana, `${ana.id}/me.png`);
  await add(rui, `${rui.id}/me.png`);
  expect(await namesSeenBy(ana)).toEqual([`${ana.id}/me.png`]);
  for (const name of [`${rui.id}/me2.png`, 'me.png', `x/${ana.id}/me.png`, ana.id]) {
    await expect(add(ana, name)).rejects.toThrow(noPolicy);
  }
  const stolen = await ana.act(
    (tx) => tx`update storage.objects set name = ${`${ana.id}/his.png`} where name = ${`${rui.id}/me.png`}`,
  );
  expect(stolen.count).toBe(0);
  const given = ana.act((tx) => tx`update storage.objects set name = ${`${rui.id}/gift.png`}`);
  await expect(given).rejects.toThrow(noPolicy);
  const removed = await ana.act((tx) => tx`delete from storage.objects where name like ${`${rui.id}/%`}`);
  expect(removed.count).toBe(0);
});

test('a visitor has no way to the pictures, nor anybody to other buckets', async () => {
  await expect(add(visitor(database.sql), `${ana.id}/x.png`)).rejects.toThrow(noPermission);
  const read = visitor(database.sql).act((tx) => tx`select from storage.objects`);
  await expect(read).rejects.toThrow(noPermission);
  await database.sql`insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere')`;
  await expect(add(ana, `${ana.id}/x.png`, 'elsewhere')).rejects.toThrow(noPolicy);
  await expect(ana.act((tx) => tx`select from storage.buckets`)).rejects.toThrow(noPermission);
});

test('a person keeps ten pictures and may replace each', async () => {
  const eve = await createPersona(database.sql);
  for (let index = 0; index < 10; index += 1) await add(eve, `${eve.id}/${index}.png`);
  await expect(add(eve, `${eve.id}/10.png`)).rejects.toThrow(noPolicy);
  await eve.act(
    (tx) => tx`
      insert into storage.objects (bucket_id, name) values ('avatars', ${`${eve.id}/3.png`})
      on conflict (bucket_id, name) do update set updated_at = now()`,
  );
  await eve.act((tx) => tx`delete from storage.objects where name = ${`${eve.id}/0.png`}`);
  await add(eve, `${eve.id}/10.png`);
});

test('the limit holds for pictures that are added side by side', async () => {
  const many = await createPersona(database.sql);
  const adding = Array.from({ length: 30 }, (_, index) => add(many, `${many.id}/${index}.png`));
  const outcomes = await Promise.allSettled(adding);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await namesSeenBy(many)).toHaveLength(10);
});
