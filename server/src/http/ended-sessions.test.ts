import { derivePublishableKey } from '@alento/backend/keys.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await createTestApp();
  key = await derivePublishableKey(app.signingKey);
});
afterAll(() => app.close());

interface Device {
  client: SupabaseClient;
  id: string;
  token: string;
  refreshToken: string;
}

type Credentials = Record<'email' | 'password', string>;

const newCredentials = (): Credentials => ({ email: `${randomUUID()}@example.com`, password: randomUUID() });

async function signIn(credentials: Credentials, isNew = false): Promise<Device> {
  const client = createClient(app.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await (isNew ? client.auth.signUp(credentials) : client.auth.signInWithPassword(credentials));
  if (error || !data.session || !data.user) throw new Error('not signed in', { cause: error });
  const { access_token: token, refresh_token: refreshToken } = data.session;
  return { client, id: data.user.id, token, refreshToken };
}

/** What every door answers to a token. */
async function knock({ token, id }: Device): Promise<Record<string, number>> {
  const ask = async (method: string, path: string, json?: unknown) =>
    (
      await fetch(`${app.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, apikey: key, 'content-type': 'application/json' },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      })
    ).status;
  return {
    api: await ask('GET', '/api/sessions'),
    leaving: await ask('GET', '/api/account/deletion'),
    read: await ask('GET', '/rest/v1/perfis?select=id_usuario'),
    write: await ask('PATCH', `/rest/v1/perfis?id_usuario=eq.${id}`, { nome_completo: 'Ana' }),
    list: await ask('POST', '/storage/v1/object/list/avatars', { prefix: id }),
    upload: await ask('POST', `/storage/v1/object/avatars/${id}/picture.png`, {}),
  };
}

const open = { api: 200, leaving: 200, read: 200, write: 204, list: 200, upload: 415 };
const closed = { api: 401, leaving: 401, read: 401, write: 401, list: 401, upload: 401 };

test('a token opens every door as long as its session is', async () => {
  expect(await knock(await signIn(newCredentials(), true))).toEqual(open);
});

test('a token ends when its device signs out, and the other devices stay', async () => {
  const credentials = newCredentials();
  const [device, other] = [await signIn(credentials, true), await signIn(credentials)];
  await device.client.auth.signOut({ scope: 'local' });
  expect(await knock(device)).toEqual(closed);
  expect(await knock(other)).toEqual(open);
});

test('every token ends when one device signs out everywhere', async () => {
  const credentials = newCredentials();
  const [device, other] = [await signIn(credentials, true), await signIn(credentials)];
  await other.client.auth.signOut({ scope: 'global' });
  expect([await knock(device), await knock(other)]).toEqual([closed, closed]);
});

test('a new password ends the tokens of the other devices', async () => {
  const credentials = newCredentials();
  const [stolen, own] = [await signIn(credentials, true), await signIn(credentials)];
  expect((await own.client.auth.updateUser({ password: randomUUID() })).error).toBeNull();
  expect(await knock(stolen)).toEqual(closed);
  expect(await knock(own)).toEqual(open);
});

test('a refresh token that was used twice ends the access token too', async () => {
  const device = await signIn(newCredentials(), true);
  await device.client.auth.refreshSession();
  await app.sql`update auth.refresh_tokens set updated_at = now() - interval '1 minute'`;
  const thief = createClient(app.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  expect((await thief.auth.refreshSession({ refresh_token: device.refreshToken })).error).not.toBeNull();
  expect(await knock(device)).toEqual(closed);
});

test('the token of a session that has run out, and one of another person with its id, open nothing', async () => {
  const device = await signIn(newCredentials(), true);
  await app.sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${device.id}`;
  expect(await knock(device)).toEqual(closed);
  const other = await signIn(newCredentials(), true);
  await app.sql`update auth.sessions set user_id = ${device.id} where user_id = ${other.id}`;
  expect(await knock(other)).toEqual(closed);
});
