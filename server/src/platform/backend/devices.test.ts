import { derivePublishableKey } from '@alento/backend/keys.ts';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

interface Told {
  table: string;
  type: string;
  ids: Record<string, string>;
  by: string;
}

let app: TestApp;
const clients: SupabaseClient[] = [];
beforeAll(async () => (app = await createTestApp()));
afterEach(async () => {
  for (const client of clients.splice(0)) await client.removeAllChannels();
});
afterAll(() => app.close());

async function deviceOf({ token }: TestPerson): Promise<SupabaseClient> {
  const client = createClient(app.url, await derivePublishableKey(app.signingKey), { accessToken: async () => token });
  clients.push(client);
  await client.realtime.setAuth();
  return client;
}

async function join(channel: RealtimeChannel): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  channel.subscribe((status, error) => resolve(error?.message ?? status));
  return promise;
}

/** What a device of the person's is told. */
async function listen(person: TestPerson): Promise<Told[]> {
  const told: Told[] = [];
  const channel = (await deviceOf(person)).channel(`person:${person.id}`, { config: { private: true } });
  channel.on('broadcast', { event: 'change' }, ({ payload }) => told.push(payload as Told));
  expect(await join(channel)).toBe('SUBSCRIBED');
  return told;
}

test('what is said in a conversation is told by ids, with the session that wrote, and never a word', async () => {
  const person = await app.signUp();
  const told = await listen(person);
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id, { text: 'Words that stay here.' }));
  await expect
    .poll(() => told.filter(({ table, type }) => table === 'messages' && type === 'INSERT').length)
    .toBeGreaterThanOrEqual(2);
  expect(told[0]).toMatchObject({ table: 'sessions', type: 'INSERT', ids: { id } });
  expect(told.filter(({ table }) => table === 'messages').every(({ ids }) => ids.session_id === id)).toBe(true);
  expect(new Set(told.map(({ by }) => by)).size).toBe(1);
  const answer = await app.request('DELETE', `/api/sessions/${id}`, { as: person });
  expect(answer.status).toBe(204);
  await expect.poll(() => told.at(-1)).toMatchObject({ table: 'sessions', type: 'DELETE', ids: { id } });
  expect(told.every(({ ids }) => Object.keys(ids).every((name) => ['id', 'session_id'].includes(name)))).toBe(true);
  expect(JSON.stringify(told)).not.toContain('stay here');
});

test('a table that is followed sends ids, not the ciphertext and not the note', async () => {
  const person = await app.signUp();
  const client = await deviceOf(person);
  const seen: unknown[] = [];
  const channel = client.channel('own-rows');
  channel.on('postgres_changes', { event: '*', schema: 'public' }, (change) => seen.push([change.table, change.new]));
  expect(await join(channel)).toBe('SUBSCRIBED');
  await client.from('mood_entries').insert({ mood: 'calm', note: 'a private note' }).throwOnError();
  const { id } = await createSession(app, person);
  await expect.poll(() => seen).toContainEqual(['sessions', { id }]);
  await expect.poll(() => seen).toContainEqual(['mood_entries', { id: expect.any(String) }]);
  expect(JSON.stringify(seen)).not.toMatch(/note|calm|\\x/);
});

test("a stranger hears nothing of it, and may not join a person's topic", async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const hers = await listen(person);
  const his = await listen(stranger);
  const channel = (await deviceOf(stranger)).channel(`person:${person.id}`, { config: { private: true } });
  expect(await join(channel)).toMatch(/^Unauthorized/);
  await createSession(app, person);
  await expect.poll(() => hers.length).toBeGreaterThan(0);
  expect(his).toEqual([]);
});

test('a client that offers HTTP/2 is answered in the HTTP it asked in', async () => {
  const status = await new Promise((resolve, reject) => {
    request(`${app.url}/api/health`, { headers: { Connection: 'Upgrade', Upgrade: 'h2c' } })
      .on('response', (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
});
