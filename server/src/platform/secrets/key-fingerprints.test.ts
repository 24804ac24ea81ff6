import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPersonKeys } from '#platform/encryption/person-keys.ts';
import { personDatabase } from '#platform/database/person-database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bindKeys, findForeignKeys } from './key-fingerprints.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.drop());

const makeKeys = () => ({ encryption: randomBytes(32), signing: randomBytes(32), push: randomBytes(32) });

/** Somebody whose key is wrapped by `masterKey`. */
async function addPerson(masterKey: Buffer): Promise<void> {
  const id = randomUUID();
  await database.sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
  await createPersonKeys(masterKey).cipherOf(id, personDatabase(database.sql, { sub: id, role: 'authenticated' }));
}

test('the keys of the first server are those of every later one', async () => {
  const keys = makeKeys();
  await bindKeys(database.sql, keys, []);
  await addPerson(keys.encryption);
  await bindKeys(database.sql, keys, []);
  await bindKeys(database.sql, { encryption: keys.encryption }, []);
  expect(await findForeignKeys(database.sql, keys)).toEqual([]);
});

test.each([
  ['encryption', 'ENCRYPTION_KEY'],
  ['signing', 'SIGNING_KEY'],
  ['push', 'PUSH_KEY'],
])('another %s key is refused by its name, and the first goes on serving', async (name, variable) => {
  const keys = makeKeys();
  await bindKeys(database.sql, keys, []);
  const others = { ...keys, [name]: randomBytes(32) };
  await expect(bindKeys(database.sql, others, [])).rejects.toThrow(variable);
  expect(await findForeignKeys(database.sql, others)).toEqual([name]);
  expect(await findForeignKeys(database.sql, keys)).toEqual([]);
});

test('a database from before there were fingerprints is known by the keys of its people', async () => {
  await addPerson(randomBytes(32));
  await expect(bindKeys(database.sql, makeKeys(), [])).rejects.toThrow('restore ENCRYPTION_KEY');
  expect(await database.sql`select from private.key_fingerprints`).toHaveLength(0);
});

test('a key that was changed on purpose takes the place of the old one, which is foreign then', async () => {
  const keys = makeKeys();
  await bindKeys(database.sql, keys, []);
  const changed = { ...keys, signing: randomBytes(32) };
  await bindKeys(database.sql, changed, ['signing']);
  await bindKeys(database.sql, changed, []);
  expect(await findForeignKeys(database.sql, keys)).toEqual(['signing']);
});

test('of two servers that start at once with other keys, one is refused', async () => {
  const outcomes = await Promise.allSettled([
    bindKeys(database.sql, makeKeys(), []),
    bindKeys(database.sql, makeKeys(), []),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what is stored tells nothing of a key', async () => {
  const keys = makeKeys();
  await bindKeys(database.sql, keys, []);
  const stored = await database.sql<{ fingerprint: Buffer }[]>`select fingerprint from private.key_fingerprints`;
  for (const { fingerprint } of stored) for (const key of Object.values(keys)) expect(fingerprint).not.toEqual(key);
});
