import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { signUpPerson, type Person } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { memoryStorage } from './memory-storage.ts';
import { recordEvents } from './record-events.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());
afterEach(() => void vi.useRealTimers());

/** Another device of a person. */
async function anotherDevice({ email, password }: Person): Promise<SupabaseClient> {
  const client = served.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

const isIn = async ({ auth }: SupabaseClient): Promise<boolean> => (await auth.getUser()).error === null;

/** A device whose access token the clock of the library sees end within so many seconds. */
async function createExpiringDevice(seconds: number) {
  const { session } = await signUpPerson(served);
  const stored = { ...session, expires_at: Math.floor(Date.now() / 1000) + seconds } satisfies Session;
  const storage = memoryStorage();
  await storage.setItem('kept', JSON.stringify(stored));
  return { session, client: served.client({ storage, storageKey: 'kept' }) };
}

test('getSession answers the session that is kept, and null without one', async () => {
  const { client, session } = await signUpPerson(served);
  expect((await client.auth.getSession()).data.session?.refresh_token).toBe(session.refresh_token);
  expect(await served.client().auth.getSession()).toEqual({ data: { session: null }, error: null });
});

test('setSession opens the session of two tokens, and refreshes one that is over', async () => {
  const { session, user } = await signUpPerson(served);
  const { auth } = served.client();
  const { data, error } = await auth.setSession(session);
  expect(error).toBeNull();
  expect(data).toMatchObject({ user: { id: user.id }, session: { access_token: session.access_token } });

  const [header, claims, signature] = session.access_token.split('.');
  const over = { ...(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as object), exp: 1 };
  const access_token = [header, Buffer.from(JSON.stringify(over)).toString('base64url'), signature].join('.');
  const refreshed = await served.client().auth.setSession({ access_token, refresh_token: session.refresh_token });
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token);
});

test('refreshSession exchanges the refresh token, of this client or another', async () => {
  const { client, session, user } = await signUpPerson(served);
  const { data, error } = await client.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(data.user?.id).toBe(user.id);
  const refresh_token = data.session?.refresh_token ?? '';
  expect((await served.client().auth.refreshSession({ refresh_token })).data.user?.id).toBe(user.id);
});

test('getUser asks the server who the session, or a token, belongs to', async () => {
  const { client, session, user } = await signUpPerson(served);
  expect((await client.auth.getUser()).data.user).toMatchObject({ id: user.id, aud: 'authenticated' });
  expect((await served.client().auth.getUser(session.access_token)).data.user?.id).toBe(user.id);
});

test('getClaims verifies the token with the published key', async () => {
  const { client, email, user } = await signUpPerson(served);
  const { data, error } = await client.auth.getClaims();
  expect(error).toBeNull();
  expect(data?.header.alg).toBe('ES256');
  expect(data?.claims).toMatchObject({
    sub: user.id,
    email,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password' }],
    is_anonymous: false,
    iss: served.options.issuer,
    session_id: expect.any(String),
  });
});

test('signOut ends this session, all others, or all', async () => {
  const person = await signUpPerson(served);
  const [phone, tablet] = [await anotherDevice(person), await anotherDevice(person)];
  expect((await phone.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect(await Promise.all([person.client, phone, tablet].map(isIn))).toEqual([true, false, true]);
  expect((await tablet.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect(await Promise.all([person.client, tablet].map(isIn))).toEqual([false, true]);
  const laptop = await anotherDevice(person);
  expect((await laptop.auth.signOut()).error).toBeNull();
  expect(await Promise.all([laptop, tablet].map(isIn))).toEqual([false, false]);
});

test('onAuthStateChange tells its subscriber until it leaves', async () => {
  const { client } = await signUpPerson(served);
  const told: (string | undefined)[] = [];
  const { data } = client.auth.onAuthStateChange((event, session) => void told.push(`${event} ${session?.user.email}`));
  await vi.waitUntil(() => told.length > 0, { timeout: 10_000, interval: 10 });
  data.subscription.unsubscribe();
  await client.auth.signOut();
  expect(told).toEqual([expect.stringMatching(/^INITIAL_SESSION .+@example\.com$/)]);
});

test('getSession refreshes a session that ends within ninety seconds', async () => {
  const { client, session } = await createExpiringDevice(80);
  const { data } = await client.auth.getSession();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
});

test('startAutoRefresh renews a session before it ends, and stopAutoRefresh leaves it alone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { client, session } = await createExpiringDevice(110);
  const { auth } = client;
  const events = await recordEvents(client);
  expect((await auth.getSession()).data.session?.refresh_token).toBe(session.refresh_token);
  await auth.startAutoRefresh();
  await vi.waitUntil(() => events.includes('TOKEN_REFRESHED'), { timeout: 10_000, interval: 10 });
  expect((await auth.getSession()).data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(vi.getTimerCount()).toBe(1);
  await auth.stopAutoRefresh();
  expect(vi.getTimerCount()).toBe(0);
});

test('initialize finds the session that was kept, and dispose leaves it there', async () => {
  const { client, session } = await createExpiringDevice(3000);
  expect(await client.auth.initialize()).toEqual({ error: null });
  await client.auth.dispose();
  expect((await client.auth.getSession()).data.session?.access_token).toBe(session.access_token);
});
