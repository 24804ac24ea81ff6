import type { SupabaseClientOptions, SupportedStorage } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { follow } from '../testing/follow.ts';
import { freshEmail, goodPassword } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { memoryStorage } from './memory-storage.ts';
import { recordEvents } from './record-events.ts';

type FlowType = NonNullable<NonNullable<SupabaseClientOptions<'public'>['auth']>['flowType']>;

const redirectTo = 'https://site.example/in';
let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ autoconfirm: false, siteUrl: 'https://site.example/' });
});
afterAll(() => served.stop());
beforeEach(() => {
  // The library warns of several clients on one device.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Asks for a mail with a client of this flow, and clicks the link. */
async function clickMailedLink(kind: 'magiclink' | 'recovery', flowType: FlowType) {
  const storage = memoryStorage();
  const { auth } = served.client({ flowType, storage });
  const email = freshEmail();
  const { error } =
    kind === 'magiclink'
      ? await auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } })
      : await auth.resetPasswordForEmail(await confirmed(email), { redirectTo });
  if (error) throw error;
  const mail = await served.mails.take(email, kind);
  return { email, storage, mail, url: (await follow(served, mail)).url };
}

async function confirmed(email: string): Promise<string> {
  const { auth } = served.client();
  await auth.signUp({ email, password: goodPassword });
  const { code } = await served.mails.take(email, 'signup');
  await auth.verifyOtp({ email, token: code, type: 'signup' });
  return email;
}

/** What the library makes of the address that a browser shows. */
async function openRedirect(url: URL, flowType: FlowType, storage: SupportedStorage = memoryStorage()) {
  const location = new URL(url);
  const replaceState = (_state: unknown, _title: string, address: string) => void (location.href = address);
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', { location, history: { replaceState } });
  const client = served.client({ flowType, storage });
  const { error } = await client.auth.initialize();
  const events = await recordEvents(client);
  const { data } = await client.auth.getSession();
  await vi.waitUntil(() => error !== null || events.length > 1, { timeout: 10_000, interval: 10 });
  await client.auth.dispose();
  return { error, events, email: data.session?.user.email, location };
}

test.each(['implicit', 'pkce'] as const)('a mailed link signs a browser in (%s)', async (flowType) => {
  const { email, storage, url } = await clickMailedLink('magiclink', flowType);
  const arrived = await openRedirect(url, flowType, storage);
  expect(arrived).toMatchObject({ error: null, email, events: ['INITIAL_SESSION', 'SIGNED_IN'] });
  expect(arrived.location.href).toBe(redirectTo);
});

test.each(['implicit', 'pkce'] as const)('the link of a recovery says so (%s)', async (flowType) => {
  const { email, storage, url } = await clickMailedLink('recovery', flowType);
  const arrived = await openRedirect(url, flowType, storage);
  expect(arrived).toMatchObject({ error: null, email, events: ['INITIAL_SESSION', 'PASSWORD_RECOVERY'] });
});

test.each(['implicit', 'pkce'] as const)('a link that was used comes back with an error (%s)', async (flowType) => {
  const { mail } = await clickMailedLink('magiclink', flowType);
  const { url } = await follow(served, mail);
  expect(url.origin + url.pathname).toBe(redirectTo);
  const { error } = await openRedirect(url, flowType);
  expect(error).toMatchObject({
    name: 'AuthImplicitGrantRedirectError',
    details: { error: 'access_denied', code: 'otp_expired' },
  });
});

test('tokens in the address are refused by a client that does PKCE', async () => {
  const { url } = await clickMailedLink('magiclink', 'implicit');
  const { error } = await openRedirect(url, 'pkce');
  expect(error).toMatchObject({ name: 'AuthPKCEGrantCodeExchangeError', message: 'Not a valid PKCE flow url.' });
});

test('a code is worth nothing to a browser that did not ask for it', async () => {
  const { url, storage } = await clickMailedLink('magiclink', 'pkce');
  const stranger = memoryStorage();
  await served.client({ flowType: 'pkce', storage: stranger }).auth.resetPasswordForEmail(freshEmail());
  expect((await openRedirect(url, 'pkce', stranger)).error).toMatchObject({ code: 'bad_code_verifier' });
  expect((await openRedirect(url, 'pkce', storage)).error).toBeNull();
});
