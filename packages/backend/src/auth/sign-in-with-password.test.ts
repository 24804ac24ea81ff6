import { createPasswords } from './passwords.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, goodPassword, signUpPerson } from '../testing/people.ts';
import { postJson } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

const signIn = (body: unknown) => postJson(served, '/auth/v1/token?grant_type=password', body);

test('a person signs in with their password and gets a session of its own', async () => {
  const person = await signUpPerson(served);
  const { data, error } = await served.client().auth.signInWithPassword(person);
  expect(error).toBeNull();
  expect(data.user?.id).toBe(person.user.id);
  expect(data.session?.refresh_token).not.toBe(person.session.refresh_token);
  const claims = await served.backend.verifyAccessToken(data.session?.access_token ?? '');
  expect(claims).toMatchObject({
    sub: person.user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    phone: '',
    aal: 'aal1',
    amr: [{ method: 'password' }],
    iss: served.options.issuer,
    user_metadata: {},
    app_metadata: { provider: 'email' },
  });
  expect(claims.exp - claims.iat).toBe(3600);
});

test('a wrong password and an unknown person get the same answer', async () => {
  const person = await signUpPerson(served);
  const wrong = await signIn({ email: person.email, password: 'wrong password' });
  const unknown = await signIn({ email: freshEmail(), password: 'wrong password' });
  expect(wrong).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
  expect(unknown.body).toEqual(wrong.body);
  expect(unknown.status).toBe(wrong.status);
});

test('an unknown person takes the work of a hash', async () => {
  const passwords = createPasswords({ cost: 10 });
  const time = async (stored: string | null) => {
    const start = performance.now();
    expect(await passwords.verify(goodPassword, stored)).toBe(false);
    return performance.now() - start;
  };
  const stored = await passwords.hash('another');
  await time(null);
  const [known, unknown] = [await time(stored), await time(null)];
  // Ten times as fast it would be without a hash.
  expect(unknown).toBeGreaterThan(known / 3);
});

test('a password that only begins like the right one is refused', async () => {
  const email = freshEmail();
  const password = 'xy'.repeat(36);
  const client = served.client();
  expect((await client.auth.signUp({ email, password })).error).toBeNull();
  const longer = await client.auth.signInWithPassword({ email, password: `${password}y` });
  expect(longer.error).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(longer.error?.message).toContain('72 bytes');
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('a banned person is refused, and told so only with the right password', async () => {
  const person = await signUpPerson(served);
  await served.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${person.user.id}`;
  const wrong = await signIn({ email: person.email, password: 'wrong password' });
  expect(wrong.body).toMatchObject({ error_code: 'invalid_credentials' });
  const right = await signIn({ email: person.email, password: person.password });
  expect(right).toMatchObject({ status: 403, body: { error_code: 'user_banned' } });
  const refresh = await person.client.auth.refreshSession();
  expect(refresh.error).toMatchObject({ code: 'user_banned' });
});

test.each([
  ['SQL in every field', { email: "' or 1=1 --", password: "' or 1=1 --" }, 400, 'invalid_credentials'],
  ['an address that is an object', { email: { a: 1 }, password: goodPassword }, 400, 'validation_failed'],
  ['no password', { email: 'a@example.com' }, 400, 'validation_failed'],
  ['a phone', { phone: '+5511999999999', password: goodPassword }, 422, 'phone_provider_disabled'],
  ['no JSON', '{', 400, 'bad_json'],
])('signing in with %s is refused', async (_, body, status, code) => {
  expect(await signIn(body)).toMatchObject({ status, body: { error_code: code } });
});

test('an unknown grant type is refused', async () => {
  const answer = await postJson(served, '/auth/v1/token?grant_type=magic', {});
  expect(answer).toMatchObject({ status: 400, body: { msg: 'unsupported_grant_type' } });
});
