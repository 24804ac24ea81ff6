import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, postMessage } from '#testing/conversations.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { startFreezingProxy, type FreezingProxy } from '#testing/freezing-proxy.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { connectDatabase } from './connect.ts';

let database: TestDatabase;
let proxy: FreezingProxy;
let app: TestApp;
let sql: Sql;
let person: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startFreezingProxy(database.url);
  sql = connectDatabase(proxy.url);
  app = await createTestApp({ database: { ...database, sql } });
  person = await app.signUp();
});

afterAll(async () => {
  await sql.end();
  await app.close();
  proxy.close();
});

test('while the database is frozen every door answers within ten seconds, and opens again when it is not', async () => {
  const { id } = await createSession(app, person);
  proxy.freeze();
  const began = performance.now();
  const [message, list, rows, sign, health] = await Promise.all([
    postMessage(app, person, id, { id: randomUUID(), text: 'I want to end my life' }),
    app.request('GET', '/api/sessions', { as: person }),
    app.request('GET', '/rest/v1/perfis', { as: person }),
    app.request('POST', '/auth/v1/token?grant_type=password', { json: { email: person.email, password: 'a guess' } }),
    app.request('GET', '/api/health'),
  ]);
  expect(performance.now() - began).toBeLessThan(12_000);
  expect([message, list, rows, sign, health].map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  for (const { headers } of [message, list, rows]) expect(headers.get('retry-after')).toBe('5');
  expect(await message.json()).toMatchObject({ error: { code: 'common.unavailable' } });

  proxy.thaw();
  await expect.poll(async () => (await app.request('GET', '/api/sessions', { as: person })).status).toBe(200);
});
