import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { personDatabase, type PersonDatabase } from '#platform/database/person-database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { followDestroyedKeys } from './follow-destroyed-keys.ts';
import { createPersonKeys } from './person-keys.ts';

let database: TestDatabase;
let id: string;
let asPerson: PersonDatabase;
const masterKey = randomBytes(32);

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  id = randomUUID();
  await database.sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
  asPerson = personDatabase(database.sql, { sub: id, role: 'authenticated' });
});

test('a person has one key, also when many need it first at the same time', async () => {
  const ciphers = await Promise.all(
    Array.from({ length: 10 }, () => createPersonKeys(masterKey).cipherOf(id, asPerson)),
  );
  const encrypted = ciphers[0]?.encrypt('1', 'words') ?? Buffer.alloc(0);
  for (const cipher of ciphers) expect(cipher.decrypt('1', encrypted)).toBe('words');
  const rows = await database.sql<{ wrapped: Buffer }[]>`select wrapped from private.person_keys where user_id = ${id}`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.wrapped).toHaveLength(1 + 12 + 32 + 16);
});

test('another master key decrypts nothing', async () => {
  await createPersonKeys(masterKey).cipherOf(id, asPerson);
  await expect(createPersonKeys(randomBytes(32)).cipherOf(id, asPerson)).rejects.toThrow('unable to authenticate');
});

test('a key copied to another person decrypts nothing', async () => {
  const other = randomUUID();
  await database.sql`insert into auth.users (id, email) values (${other}, ${`${other}@example.com`})`;
  await createPersonKeys(masterKey).cipherOf(id, asPerson);
  await database.sql`insert into private.person_keys (user_id, wrapped)
    select ${other}, wrapped from private.person_keys where user_id = ${id}`;
  const asOther = personDatabase(database.sql, { sub: other, role: 'authenticated' });
  await expect(createPersonKeys(masterKey).cipherOf(other, asOther)).rejects.toThrow('unable to authenticate');
});

test('nobody reads or makes the key of another person', async () => {
  await createPersonKeys(masterKey).cipherOf(id, asPerson);
  const stranger = personDatabase(database.sql, { sub: randomUUID(), role: 'authenticated' });
  await expect(createPersonKeys(masterKey).cipherOf(id, stranger)).rejects.toThrow('row-level security');
});

test('a person who is gone has no key and gets none', async () => {
  await database.sql`delete from auth.users where id = ${id}`;
  await expect(createPersonKeys(masterKey).cipherOf(id, asPerson)).rejects.toMatchObject({
    code: 'common.unauthenticated',
  });
});

test('a process that is told of an erased person by the database drops their key, and nobody else’s', async () => {
  const keys = createPersonKeys(masterKey);
  const other = randomUUID();
  await database.sql`insert into auth.users (id, email) values (${other}, ${`${other}@example.com`})`;
  await keys.cipherOf(id, asPerson);
  await keys.cipherOf(other, personDatabase(database.sql, { sub: other, role: 'authenticated' }));
  const following = followDestroyedKeys(database.sql, keys);
  await following.ready;
  await database.sql`delete from auth.users where id = ${id}`;
  await expect.poll(() => keys.has(id)).toBe(false);
  expect(keys.has(other)).toBe(true);
  await following.stop();
});

test('who cannot hear for a while which keys were destroyed drops them all', async () => {
  const keys = createPersonKeys(masterKey);
  await keys.cipherOf(id, asPerson);
  const following = followDestroyedKeys(database.sql, keys);
  await following.ready;
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%destroyed_keys%'`;
  await expect.poll(() => keys.has(id)).toBe(false);
  await following.stop();
});

test('a wrapped key that was read with something else is kept as if it were asked for', async () => {
  await createPersonKeys(masterKey).cipherOf(id, asPerson);
  const [row] = await database.sql<
    { wrapped: Buffer }[]
  >`select wrapped from private.person_keys where user_id = ${id}`;
  const keys = createPersonKeys(masterKey);
  expect(keys.has(id)).toBe(false);
  keys.keep(id, row?.wrapped ?? Buffer.alloc(0));
  expect(keys.has(id)).toBe(true);
  keys.forget(id);
  expect(keys.has(id)).toBe(false);
});
