import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consent, startProvider, type FakeProvider } from '../testing/fake-provider.ts';
import { land } from '../testing/follow.ts';
import { freshEmail, signUpPerson } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

const redirectTo = 'https://site.example/in';
let google: FakeProvider;
let served: ServedBackend;
beforeAll(async () => {
  google = await startProvider();
  served = await serveBackend({ siteUrl: 'https://site.example/', providers: { google: google.options } });
});
afterAll(async () => {
  await served.stop();
  await google.stop();
});
beforeEach(() => {
  google.person = { sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Ana Lima' };
});

test('signInWithOAuth leads to the provider, and exchangeCodeForSession opens the account', async () => {
  const { auth } = served.client({ flowType: 'pkce' });
  const { data: begun } = await auth.signInWithOAuth({ provider: 'google', options: { redirectTo } });
  const { url, query } = await land(await consent(served, begun.url ?? ''));
  expect(url.origin + url.pathname).toBe(redirectTo);
  const { data, error } = await auth.exchangeCodeForSession(query.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: google.person.email, app_metadata: { provider: 'google' } });
  expect(data.session?.provider_token).toEqual(expect.any(String));
});

test('signInWithIdToken opens the account of a token that an app was given', async () => {
  const { auth } = served.client();
  const { data, error } = await auth.signInWithIdToken({ provider: 'google', token: await google.idToken() });
  expect(error).toBeNull();
  expect(data.session?.user.user_metadata.full_name).toBe('Ana Lima');
});

test('linkIdentity, getUserIdentities and unlinkIdentity give an account another way in and take it back', async () => {
  const { client, user } = await signUpPerson(served);
  const { auth } = client;
  const begun = await auth.linkIdentity({ provider: 'google', options: { redirectTo, skipBrowserRedirect: true } });
  await land(await consent(served, begun.data.url ?? ''));
  const { data } = await auth.getUserIdentities();
  expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'google']);
  const identity = data?.identities.find(({ provider }) => provider === 'google');
  if (!identity) throw new Error('not linked');
  expect((await auth.unlinkIdentity(identity)).error).toBeNull();
  expect((await auth.getUserIdentities()).data?.identities).toHaveLength(1);

  const token = await google.idToken();
  expect((await auth.linkIdentity({ provider: 'google', token })).data.user?.id).toBe(user.id);
  expect((await auth.getUserIdentities()).data?.identities).toHaveLength(2);
});

test('signInWithSSO is refused: there is no SAML', async () => {
  const { error } = await served.client().auth.signInWithSSO({ domain: 'example.com' });
  expect(error).toMatchObject({ status: 404, code: 'saml_provider_disabled' });
});
