import { createHash, randomUUID } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startProvider, type FakeProvider } from '../../testing/fake-provider.ts';
import { freshEmail, goodPassword, signUpPerson } from '../../testing/people.ts';
import { postJson } from '../../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../../testing/served-backend.ts';

let google: FakeProvider;
let served: ServedBackend;
beforeAll(async () => {
  google = await startProvider();
  served = await serveBackend({ providers: { google: google.options } });
});
afterAll(async () => {
  await served.stop();
  await google.stop();
});
beforeEach(() => {
  google.person = { sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Ana Lima' };
});
afterEach(() => void vi.useRealTimers());

const signIn = (token: string, more: { nonce?: string; access_token?: string } = {}) =>
  served.client().auth.signInWithIdToken({ provider: 'google', token, ...more });
const sha256 = (text: string) => createHash('sha256').update(text).digest();

test('an id token opens the account of its person, the same every time', async () => {
  const first = await signIn(await google.idToken());
  expect(first.error).toBeNull();
  expect(first.data.user).toMatchObject({
    email: google.person.email,
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Ana Lima', provider_id: google.person.sub },
  });
  const second = await signIn(await google.idToken({ email_verified: 'true' }));
  expect(second.data.user?.id).toBe(first.data.user?.id);
  expect((await served.client().auth.getUser(second.data.session?.access_token)).data.user?.id).toBe(
    first.data.user?.id,
  );
});

test('an address that only looks like another’s opens no account of theirs', async () => {
  const email = `k${freshEmail()}`;
  const { data } = await served.client().auth.signUp({ email, password: goodPassword });
  const kelvin = await signIn(await google.idToken({ email: email.replace('k', '\u212a') }));
  expect(kelvin.error?.code).toBe('provider_email_needs_verification');
  const upper = await signIn(await google.idToken({ email: email.toUpperCase() }));
  expect(upper.data.user?.id).toBe(data.user?.id);
});

test('a token that was issued to a listed app is taken', async () => {
  expect((await signIn(await google.idToken({ aud: 'the-app' }))).error).toBeNull();
});

test('the digest of the nonce must be in the token', async () => {
  const nonce = randomUUID();
  const token = await google.idToken({ nonce: sha256(nonce).toString('hex') });
  expect((await signIn(token, { nonce })).error).toBeNull();
  expect((await signIn(token, { nonce: 'another' })).error).toMatchObject({ status: 400, message: 'Nonces mismatch' });
  const both = 'Passed nonce and nonce in id_token should either both exist or not.';
  expect((await signIn(token)).error?.message).toBe(both);
  expect((await signIn(await google.idToken(), { nonce })).error?.message).toBe(both);
  expect((await signIn(await google.idToken({ nonce }), { nonce })).error?.message).toBe('Nonces mismatch');
});

test('an access token must belong to the id token', async () => {
  const token = await google.idToken({ at_hash: sha256('the access token').subarray(0, 16).toString('base64url') });
  expect((await signIn(token, { access_token: 'the access token' })).error).toBeNull();
  expect((await signIn(token, { access_token: 'another' })).error?.code).toBe('validation_failed');
});

test.each([
  ['for another client', { aud: 'another' }, 'Unacceptable audience in id_token'],
  ['for nobody', { aud: undefined }, 'Unacceptable audience in id_token'],
  ['of another issuer', { iss: 'https://evil.example' }, 'Bad ID token'],
  ['that has expired', { exp: Math.floor(Date.now() / 1000) - 60 }, 'Bad ID token'],
  ['that does not expire', { exp: undefined }, 'Bad ID token'],
  ['that is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 60 }, 'Bad ID token'],
  ['about nobody', { sub: undefined }, 'Bad ID token'],
])('a token %s is refused', async (_, claims, message) => {
  const { error } = await signIn(await google.idToken(claims));
  expect(error).toMatchObject({ status: 400, code: 'validation_failed', message });
  expect(await served.sql`select from auth.users where email = ${google.person.email}`).toHaveLength(0);
});

test('a token that somebody else signed is refused', async () => {
  const kid = google.server.issuer.keys.toJSON()[0]?.kid ?? '';
  const claims = { iss: google.options.issuer, aud: google.options.clientId, ...google.person };
  const { privateKey } = await generateKeyPair('RS256');
  const sign = (alg: string, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid }).setIssuedAt().setExpirationTime('1h').sign(key);
  const unsigned = [{ alg: 'none' }, { ...claims, iat: 1, exp: 9_999_999_999 }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const secret = new TextEncoder().encode(google.options.clientSecret.padEnd(32));
  for (const token of [
    await sign('RS256', privateKey),
    await sign('HS256', secret),
    `${unsigned}.`,
    'nonsense',
    '..',
  ]) {
    expect((await signIn(token)).error).toMatchObject({ status: 400, message: 'Bad ID token' });
  }
});

test('a key that is new at the provider is fetched, and not at every try', async () => {
  expect((await signIn(await google.idToken())).error).toBeNull();
  const { kid } = await google.server.issuer.keys.generate('RS256');
  const token = await google.idToken({}, kid);
  expect((await signIn(token)).error?.message).toBe('Bad ID token');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  expect((await signIn(token)).error).toBeNull();
});

test('an address that the provider does not vouch for is refused', async () => {
  for (const claims of [
    { email_verified: false },
    { email_verified: undefined },
    { email: undefined },
    { email: 'x' },
  ]) {
    const { error } = await signIn(await google.idToken(claims));
    expect(error).toMatchObject({ status: 422, code: 'provider_email_needs_verification' });
  }
});

test('a request without a token or for another provider is refused', async () => {
  const grant = (body: object) => postJson(served, '/auth/v1/token?grant_type=id_token', body);
  expect(await grant({ provider: 'google' })).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  expect(await grant({ provider: 'apple', id_token: 'x' })).toMatchObject({
    status: 400,
    body: { error_code: 'provider_disabled', msg: 'Unsupported provider: provider is not enabled' },
  });
});

test('a provider that is down is a clear answer', async () => {
  const lonely = await serveBackend({ providers: { google: { ...google.options, issuer: 'http://127.0.0.1:9' } } });
  const answer = await postJson(lonely, '/auth/v1/token?grant_type=id_token', {
    provider: 'google',
    id_token: await google.idToken(),
  });
  expect(answer).toMatchObject({ status: 503, body: { error_code: 'unavailable' } });
  await lonely.stop();
});

test('who tries too often is refused', async () => {
  const strict = await serveBackend({
    providers: { google: google.options },
    limits: { ...served.options.limits, providerPerAddress: { attempts: 1, seconds: 3600 } },
  });
  const signIn = async () =>
    strict.client().auth.signInWithIdToken({ provider: 'google', token: await google.idToken() });
  expect((await signIn()).error).toBeNull();
  expect((await signIn()).error?.code).toBe('over_request_rate_limit');
  await strict.stop();
});

test('an id token links its identity to the account that is signed in', async () => {
  const person = await signUpPerson(served);
  const { data, error } = await person.client.auth.linkIdentity({ provider: 'google', token: await google.idToken() });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id: person.user.id, email: person.email });
  expect((await signIn(await google.idToken())).data.user?.id).toBe(person.user.id);
  expect(
    (await served.client().auth.signInWithPassword({ email: person.email, password: goodPassword })).error,
  ).toBeNull();
  const nobody = await postJson(served, '/auth/v1/token?grant_type=id_token', {
    provider: 'google',
    id_token: await google.idToken(),
    link_identity: true,
  });
  expect(nobody).toMatchObject({ status: 401 });
});
