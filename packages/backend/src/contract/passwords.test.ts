import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, goodPassword, signUpPerson } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ anonymousSignIn: true });
});
afterAll(() => served.stop());

test('signUp makes an account and opens its first session', async () => {
  const { auth } = served.client();
  const email = freshEmail();
  const { data, error } = await auth.signUp({ email, password: goodPassword, options: { data: { name: 'Ana' } } });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email,
    role: 'authenticated',
    user_metadata: { name: 'Ana' },
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email' }],
  });
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: data.user?.id } });
});

test('signInWithPassword opens a session of the same account', async () => {
  const { email, password, user } = await signUpPerson(served);
  const { auth } = served.client();
  const { data, error } = await auth.signInWithPassword({ email: email.toUpperCase(), password });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(user.id);
  expect(data.weakPassword).toBeUndefined();
  expect((await auth.getUser()).data.user?.last_sign_in_at).toEqual(expect.any(String));
});

test('signInAnonymously lets somebody in who says nothing, and updateUser makes the account theirs', async () => {
  const { auth } = served.client();
  const { data, error } = await auth.signInAnonymously({ options: { data: { theme: 'dark' } } });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { theme: 'dark' } });
  const email = freshEmail();
  expect((await auth.updateUser({ email, password: goodPassword })).error).toBeNull();
  const back = await served.client().auth.signInWithPassword({ email, password: goodPassword });
  expect(back.data.user).toMatchObject({ id: data.user?.id, is_anonymous: false });
});

test('updateUser changes the password, the metadata and the address', async () => {
  const { client, email, user } = await signUpPerson(served);
  const { auth } = client;
  const password = 'another good password';
  expect((await auth.updateUser({ password })).error).toBeNull();
  const named = await auth.updateUser({ data: { name: 'Ana', city: 'Recife' } });
  expect(named.data.user?.user_metadata).toMatchObject({ name: 'Ana', city: 'Recife' });
  const wanted = freshEmail();
  expect((await auth.updateUser({ email: wanted })).data.user).toMatchObject({ id: user.id, email: wanted });
  const { data } = await auth.getSession();
  expect(data.session?.user).toMatchObject({ email: wanted, user_metadata: { name: 'Ana' } });
  expect((await served.client().auth.signInWithPassword({ email: wanted, password })).error).toBeNull();
  expect((await served.client().auth.signInWithPassword({ email, password })).error).not.toBeNull();
});

test.each([
  ['blanks', ' '.repeat(8), {}],
  ['one sign again and again', 'zzzzzzzz', {}],
  ['one sign and blanks', '7 7 7 7 7', {}],
  ['their address', 'Joana.Prado@example.com', {}],
  ['the part of it before the @', 'joana-prado', {}],
  ['their name', 'Joana Araújo', { full_name: 'joana araujo' }],
])('a password of %s is weak', async (_what, password, data) => {
  const weak = { name: 'AuthWeakPasswordError', code: 'weak_password', reasons: ['pwned'] };
  const { auth } = served.client();
  const email = 'joana.prado@example.com';
  expect((await auth.signUp({ email, password, options: { data } })).error).toMatchObject(weak);
});

test("a new password is not the person's name either", async () => {
  const { client } = await signUpPerson(served);
  await client.auth.updateUser({ data: { nome_completo: 'Joana Araújo' } });
  const { error } = await client.auth.updateUser({ password: 'joanaaraujo' });
  expect(error).toMatchObject({ code: 'weak_password' });
});
