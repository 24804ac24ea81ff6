import { randomUUID } from 'node:crypto';
import { derivePublishableKey } from '@alento/backend/keys.ts';
import { consent, startProvider, type FakeProvider } from '@alento/backend/testing/fake-provider.ts';
import { land } from '@alento/backend/testing/follow.ts';
import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { syncGoogleProfile } from '../../../../web/src/features/account/google/sync-google-profile.ts';

// A trial is begun only where there is something to try.
const plans = { isSold: true, sessionsPerDay: 3, messagesPerDay: 40, graceHours: 6 };

let google: FakeProvider;
let app: TestApp;
beforeAll(async () => {
  google = await startProvider();
  app = await createTestApp({ providers: { google: google.options }, plans });
});
afterAll(async () => {
  await app.close();
  await google.stop();
});
beforeEach(() => {
  google.person = {
    sub: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
    name: 'Ana Lima',
    picture: 'https://pictures.example/ana.png',
  };
});

const now = new Date('2026-11-22T10:00:00Z');
const circumstances = { now, browserLanguage: 'en-US' };

async function clientOf(fetchAs: typeof fetch = fetch): Promise<SupabaseClient> {
  return createClient(app.url, await derivePublishableKey(app.signingKey), {
    auth: { flowType: 'pkce', autoRefreshToken: false },
    global: { fetch: fetchAs },
  });
}

async function codeFor(client: SupabaseClient): Promise<string> {
  const options = { skipBrowserRedirect: true, redirectTo: 'http://alento.test/auth/callback' };
  const { data } = await client.auth.signInWithOAuth({ provider: 'google', options });
  const { query } = await land(await consent(app, data.url ?? ''));
  return query.get('code') ?? '';
}

async function signIn(client: SupabaseClient): Promise<User> {
  const { data, error } = await client.auth.exchangeCodeForSession(await codeFor(client));
  if (error) throw error;
  return data.user;
}

const readProfile = async ({ id }: User) =>
  (
    await app.sql<Record<string, unknown>[]>`
      select *, data_nascimento::text, now() - trial_start_date < interval '1 minute' as has_fresh_trial
      from public.perfis where id_usuario = ${id}`
  )[0];

test('somebody new gets the profile of the specification, with a trial that the server began', async () => {
  const client = await clientOf();
  const user = await signIn(client);
  expect(await syncGoogleProfile(client, user, circumstances)).toBe('created');
  expect(await readProfile(user)).toMatchObject({
    nome_completo: 'Ana Lima',
    e_mail: google.person.email,
    sexo: 'Outro',
    estilo_terapeuta: 'calmo',
    lingua: 'en',
    data_nascimento: '2000-01-01',
    idade: 24,
    idade_confirmada: false,
    avatar_url: 'https://pictures.example/ana.png',
    ispremium: false,
    trial_used: false,
    has_fresh_trial: true,
  });
  expect(await syncGoogleProfile(client, user, circumstances)).toBe('complete');
});

test('a complete profile is left alone, with plan and trial', async () => {
  const client = await clientOf();
  const user = await signIn(client);
  await app.sql`insert into public.perfis (id_usuario, nome_completo, sexo, data_nascimento, ispremium, trial_used)
    values (${user.id}, 'Aninha', 'feminino', '1990-05-09', true, true)`;
  expect(await syncGoogleProfile(client, user, circumstances)).toBe('complete');
  expect(await readProfile(user)).toMatchObject({ nome_completo: 'Aninha', e_mail: null, trial_start_date: null });
});

test('gaps are filled, and what is there stays, plan and trial above all', async () => {
  const client = await clientOf();
  const user = await signIn(client);
  await app.sql`insert into public.perfis (id_usuario, nome_completo, avatar_url, ispremium, trial_used, trial_start_date)
    values (${user.id}, 'Aninha', '/avatars/fox.webp', true, true, '2026-01-01T00:00:00Z')`;
  expect(await syncGoogleProfile(client, user, circumstances)).toBe('filled');
  expect(await readProfile(user)).toMatchObject({
    nome_completo: 'Aninha',
    e_mail: google.person.email,
    sexo: 'Outro',
    data_nascimento: '2000-01-01',
    idade: 24,
    avatar_url: '/avatars/fox.webp',
    ispremium: true,
    trial_used: true,
    trial_start_date: new Date('2026-01-01T00:00:00Z'),
  });
});

test('somebody who signs in with an email is left alone', async () => {
  const client = await clientOf();
  const { data } = await client.auth.signUp({ email: `${randomUUID()}@example.com`, password: randomUUID() });
  if (!data.user) throw new Error('no account');
  await app.sql`delete from public.perfis where id_usuario = ${data.user.id}`;
  expect(await syncGoogleProfile(client, data.user, circumstances)).toBe('not_google');
  expect(await readProfile(data.user)).toBeUndefined();
});

/** A connection on which writing a profile fails the first few times. */
function failing(times: number): typeof fetch {
  let left = times;
  return (input, init) => {
    const { url, method } = new Request(input, init);
    const isWrite = method === 'POST' && url.includes('/rest/v1/perfis');
    if (!isWrite || left === 0) return fetch(input, init);
    left -= 1;
    return Promise.resolve(Response.json({ code: '22001', message: 'no' }, { status: 400 }));
  };
}

test('if the whole profile is refused, the least that makes one is written', async () => {
  const client = await clientOf(failing(1));
  const user = await signIn(client);
  expect(await syncGoogleProfile(client, user, circumstances)).toBe('created');
  expect(await readProfile(user)).toMatchObject({
    nome_completo: 'Ana Lima',
    sexo: 'masculino',
    idade: 25,
    data_nascimento: '1999-01-01',
    idade_confirmada: false,
    has_fresh_trial: true,
  });
});

test('a second failure is thrown', async () => {
  const client = await clientOf(failing(2));
  const user = await signIn(client);
  await expect(syncGoogleProfile(client, user, circumstances)).rejects.toMatchObject({ code: '22001' });
  expect(await readProfile(user)).toBeUndefined();
});

test('the calls are those of the specification', async () => {
  const calls: unknown[] = [];
  const client = await clientOf((input, init) => {
    const { url, method } = new Request(input, init);
    if (url.includes('/rest/v1/')) calls.push([method, ...new URL(url).searchParams]);
    return fetch(input, init);
  });
  const user = await signIn(client);
  await syncGoogleProfile(client, user, circumstances);
  const columns = 'id_usuario,nome_completo,sexo,data_nascimento,ispremium,trial_start_date,trial_used';
  expect(calls).toEqual([
    ['GET', ['select', columns], ['id_usuario', `eq.${user.id}`]],
    ['POST', ['on_conflict', 'id_usuario'], ['select', '*']],
  ]);
});

test('a client writes neither plan nor trial, as often as it tries', async () => {
  const client = await clientOf();
  const user = await signIn(client);
  const wish = { id_usuario: user.id, ispremium: true, trial_used: true, trial_start_date: '2099-01-01T00:00:00Z' };
  const perfis = client.from('perfis');
  await perfis.upsert(wish, { onConflict: 'id_usuario' }).select().single().throwOnError();
  await perfis.update(wish).eq('id_usuario', user.id);
  expect(await readProfile(user)).toMatchObject({ ispremium: false, trial_used: false, has_fresh_trial: true });
  expect((await perfis.delete().eq('id_usuario', user.id)).error).not.toBeNull();
});

test('a code is of use once, and only to the browser that asked', async () => {
  const [mine, other] = [await clientOf(), await clientOf()];
  const code = await codeFor(mine);
  expect((await other.auth.exchangeCodeForSession(code)).error).toMatchObject({
    name: 'AuthPKCECodeVerifierMissingError',
  });
  await codeFor(other);
  expect((await other.auth.exchangeCodeForSession(code)).error).toMatchObject({ code: 'bad_code_verifier' });
  expect((await mine.auth.exchangeCodeForSession(code)).error).toBeNull();
  await codeFor(mine);
  expect((await mine.auth.exchangeCodeForSession(code)).error).toMatchObject({ code: 'flow_state_not_found' });
});

test('a state that nobody asked for signs nobody in, and leads to the start with an error', async () => {
  const foreign = `${app.url}/auth/v1/callback?code=abc&state=${randomUUID()}`;
  const { url, query } = await land(foreign);
  expect([url.pathname, query.get('error_code'), query.get('code')]).toEqual(['/', 'bad_oauth_state', null]);
});

test('the log tells nothing of who signed in', () => {
  expect(app.logLines.join('')).not.toMatch(/Ana Lima|@example\.com|pictures\.example/);
});
