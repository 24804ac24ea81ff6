import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consent, startProvider, type FakeProvider } from '../../testing/fake-provider.ts';
import { land, type Landing } from '../../testing/follow.ts';
import { freshEmail, goodPassword, signUpPerson } from '../../testing/people.ts';
import { raw } from '../../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../../testing/served-backend.ts';

const siteUrl = 'https://site.example/';
let google: FakeProvider;
let served: ServedBackend;
beforeAll(async () => {
  google = await startProvider();
  served = await serveBackend({ siteUrl, anonymousSignIn: true, providers: { google: google.options } });
});
afterAll(async () => {
  await served.stop();
  await google.stop();
});
beforeEach(() => {
  google.person = { sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Ana Lima' };
});

type Client = ReturnType<ServedBackend['client']>;

/** A person whose client does PKCE. */
async function createUser() {
  const client = served.client({ flowType: 'pkce' });
  const email = freshEmail();
  const { data } = await client.auth.signUp({ email, password: goodPassword });
  return { client, email, id: data.user?.id };
}

async function link(client: Client): Promise<Landing> {
  const { data, error } = await client.auth.linkIdentity({
    provider: 'google',
    options: { redirectTo: `${siteUrl}me` },
  });
  if (error) throw error;
  return land(await consent(served, data.url));
}

const providersOf = async (client: Client) =>
  (await client.auth.getUserIdentities()).data?.identities.map(({ provider }) => provider);
const refusal = ({ query, fragment }: Landing) => query.get('error_code') ?? fragment.get('error_code');

test('a person links an identity of another address and signs in with it from then on', async () => {
  const { client, email, id } = await createUser();
  const { url, query } = await link(client);
  expect(url.pathname).toBe('/me');
  expect(await providersOf(client)).toEqual(['email']);
  const { data, error } = await client.auth.exchangeCodeForSession(query.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id, email, app_metadata: { provider: 'email', providers: ['email', 'google'] } });
  expect(data.session?.provider_token).toBeTruthy();
  const token = await google.idToken();
  expect((await served.client().auth.signInWithIdToken({ provider: 'google', token })).data.user?.id).toBe(id);
  const audit = await served.sql<{ payload: { action: string } }[]>`
    select payload from auth.audit_log_entries where payload ->> 'actor_id' = ${id}
  `;
  expect(audit.map(({ payload }) => payload.action)).toContain('identity_linked');
});

test('without PKCE the identity is linked at once', async () => {
  const { client, user } = await signUpPerson(served);
  const { fragment } = await link(client);
  expect(fragment.get('provider_token')).toBeTruthy();
  expect((await client.auth.getUser(fragment.get('access_token') ?? '')).data.user?.id).toBe(user.id);
  expect(await providersOf(client)).toEqual(['email', 'google']);
});

test('an identity is unlinked, and its sign-in makes an account of its own again', async () => {
  const { client, user } = await signUpPerson(served);
  await link(client);
  const { data } = await client.auth.getUserIdentities();
  const identity = data?.identities.find(({ provider }) => provider === 'google');
  if (!identity) throw new Error('not linked');
  expect((await client.auth.unlinkIdentity(identity)).error).toBeNull();
  expect((await client.auth.getUser()).data.user?.app_metadata).toMatchObject({
    provider: 'email',
    providers: ['email'],
  });
  const again = await served.client().auth.signInWithIdToken({ provider: 'google', token: await google.idToken() });
  expect(again.data.user?.id).not.toBe(user.id);
});

test('a victim lured into an attacker’s link flow is not linked', async () => {
  const attacker = await createUser();
  const { query } = await link(attacker.client);
  const lured = served.client({ flowType: 'pkce' });
  await lured.auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
  expect((await lured.auth.exchangeCodeForSession(query.get('code') ?? '')).error?.code).toBe('bad_code_verifier');
  expect(await providersOf(attacker.client)).toEqual(['email']);
});

test('an identity that belongs to an account cannot be linked to another, or twice', async () => {
  const token = await google.idToken();
  await served.client().auth.signInWithIdToken({ provider: 'google', token });
  const { client } = await createUser();
  const landing = await link(client);
  expect(landing.url.pathname).toBe('/me');
  expect(refusal(landing)).toBe('identity_already_exists');
  expect(await providersOf(client)).toEqual(['email']);

  google.person = { ...google.person, sub: randomUUID() };
  const implicit = await signUpPerson(served);
  await link(implicit.client);
  expect(refusal(await link(implicit.client))).toBe('identity_already_exists');
});

test('an identity that was taken between the answer and the exchange is not linked', async () => {
  const { client } = await createUser();
  const { query } = await link(client);
  await served
    .client()
    .auth.signInWithIdToken({ provider: 'google', token: await google.idToken({ email: freshEmail() }) });
  const { error } = await client.auth.exchangeCodeForSession(query.get('code') ?? '');
  expect(error?.code).toBe('identity_already_exists');
});

test('a wish to link ends with the session that had it', async () => {
  const { client, email } = await createUser();
  const { data } = await client.auth.linkIdentity({ provider: 'google' });
  const { query } = await link(client);
  await served.client().auth.signInWithPassword({ email, password: goodPassword });
  const other = served.client();
  await other.auth.signInWithPassword({ email, password: goodPassword });
  await other.auth.signOut({ scope: 'others' });
  expect(refusal(await land(await consent(served, data?.url ?? '')))).toBe('bad_oauth_state');
  expect((await client.auth.exchangeCodeForSession(query.get('code') ?? '')).error?.code).toBe('flow_state_not_found');
  expect(await providersOf(other)).toEqual(['email']);
});

test('an anonymous user gets the identity’s address and keeps their account', async () => {
  const client = served.client({ flowType: 'pkce' });
  const { data: anonymous } = await client.auth.signInAnonymously();
  const { query } = await link(client);
  const { data } = await client.auth.exchangeCodeForSession(query.get('code') ?? '');
  expect(data.user).toMatchObject({
    id: anonymous.user?.id,
    email: google.person.email,
    is_anonymous: false,
    app_metadata: { provider: 'google', providers: ['google'] },
  });
  expect(data.user?.email_confirmed_at).toBeTruthy();
});

test('an anonymous user gets no address that is unverified or taken', async () => {
  const owner = await signUpPerson(served);
  for (const [claims, code] of [
    [{ email: owner.email }, 'email_exists'],
    [{ email_verified: false }, 'provider_email_needs_verification'],
  ] as const) {
    const client = served.client({ flowType: 'pkce' });
    await client.auth.signInAnonymously();
    google.person = { ...google.person, sub: randomUUID(), ...claims };
    expect(refusal(await link(client))).toBe(code);
    expect((await client.auth.getUser()).data.user).toMatchObject({ is_anonymous: true, identities: [] });
  }
});

test('a person with a second factor links only with it', async () => {
  const { client } = await createUser();
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
  const { id = '', totp } = enrolled.data ?? {};
  const code = new TOTP({ secret: totp?.secret ?? '' }).generate();
  await client.auth.mfa.challengeAndVerify({ factorId: id, code });
  expect((await link(client)).query.has('code')).toBe(true);
  await served.sql`update auth.sessions set aal = 'aal1'`;
  const { error } = await client.auth.linkIdentity({ provider: 'google' });
  expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
});

test('a person with a second factor unlinks only with it', async () => {
  const { client } = await signUpPerson(served);
  await link(client);
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
  const { id = '', totp } = enrolled.data ?? {};
  const code = new TOTP({ secret: totp?.secret ?? '' }).generate();
  await client.auth.mfa.challengeAndVerify({ factorId: id, code });
  const { data } = await client.auth.getUserIdentities();
  const identity = data?.identities.find(({ provider }) => provider === 'google');
  if (!identity) throw new Error('not linked');
  await served.sql`update auth.sessions set aal = 'aal1'`;
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  await served.sql`update auth.sessions set aal = 'aal2'`;
  expect((await client.auth.unlinkIdentity(identity)).error).toBeNull();
});

test('an address that is unlinked signs nobody in any more; the identity that is left brings its own', async () => {
  const { client, email, user } = await signUpPerson(served);
  await link(client);
  const { data } = await client.auth.getUserIdentities();
  const address = data?.identities.find(({ provider }) => provider === 'email');
  if (!address) throw new Error('no address');
  expect((await client.auth.unlinkIdentity(address)).error).toBeNull();
  expect((await client.auth.getUser()).data.user).toMatchObject({ id: user.id, email: google.person.email });
  await served.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  await expect.poll(() => served.sql`select from auth.mail_queue`).toHaveLength(0);
  // Both may be under way at once, and either arrive first.
  expect(new Set(served.mails.to(email).map(({ kind }) => kind))).toEqual(
    new Set(['identity_linked_notification', 'identity_unlinked_notification']),
  );
});

test('nobody links without a session', async () => {
  const path = '/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true';
  expect(await raw(served, path)).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
  const { client, session } = await signUpPerson(served);
  await client.auth.signOut();
  const headers = { authorization: `Bearer ${session.access_token}` };
  expect(await raw(served, path, { headers })).toMatchObject({
    status: 403,
    body: { error_code: 'session_not_found' },
  });
});
