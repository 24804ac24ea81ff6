import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type Person } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ isCurrentPasswordRequired: true, reauthenticateAfterSeconds: 600, limits: {} });
});
afterAll(() => served.stop());

const password = 'another good password';

const ageSessions = ({ user }: Person) =>
  served.sql`update auth.sessions set created_at = now() - interval '2 hours' where user_id = ${user.id}`;

test('a new password wants the one it replaces, however fresh the session', async () => {
  const person = await signUpPerson(served);
  const bare = await person.client.auth.updateUser({ password });
  expect(bare.error).toMatchObject({ status: 400, code: 'current_password_required' });
  const wrong = await person.client.auth.updateUser({ password, current_password: 'a wrong guess' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_mismatch' });
  await ageSessions(person);
  const right = await person.client.auth.updateUser({ password, current_password: person.password });
  expect(right.error).toBeNull();
});

test('guesses at the current password are stopped like those of a sign-in', async () => {
  const { client } = await signUpPerson(served);
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 21; index += 1) {
    const { error } = await client.auth.updateUser({ password, current_password: `guess ${index}` });
    codes.push(error?.code);
  }
  expect(new Set(codes.slice(0, 20))).toEqual(new Set(['current_password_mismatch']));
  expect(codes[20]).toBe('over_request_rate_limit');
});

test('whoever has forgotten the password comes by a mail, and within the hour', async () => {
  const person = await signUpPerson(served);
  const client = served.client();
  await client.auth.resetPasswordForEmail(person.email);
  const { code: token } = await served.mails.take(person.email, 'recovery');
  await client.auth.verifyOtp({ email: person.email, token, type: 'recovery' });
  await ageSessions(person);
  expect((await client.auth.updateUser({ password })).error?.code).toBe('current_password_required');
  await served.sql`update auth.sessions set created_at = now() where user_id = ${person.user.id}`;
  expect((await client.auth.updateUser({ password })).error).toBeNull();
});

test('a mailed code stands for the password, and a wrong one does not', async () => {
  const { client, email } = await signUpPerson(served);
  await client.auth.reauthenticate();
  const { code: nonce } = await served.mails.take(email, 'reauthentication');
  const wrong = await client.auth.updateUser({ password, nonce: nonce === '000000' ? '1' : '000000' });
  expect(wrong.error?.code).toBe('reauthentication_not_valid');
  expect((await client.auth.updateUser({ password, nonce })).error).toBeNull();
});

test('an account without a password gets its first from a fresh sign-in, later with a mailed code', async () => {
  const person = await signUpPerson(served);
  await served.sql`update auth.users set encrypted_password = null where id = ${person.user.id}`;
  await ageSessions(person);
  const old = await person.client.auth.updateUser({ password, current_password: 'anything at all' });
  expect(old.error?.code).toBe('reauthentication_needed');
  await served.sql`update auth.sessions set created_at = now() where user_id = ${person.user.id}`;
  expect((await person.client.auth.updateUser({ password })).error).toBeNull();
});

test.each(['password123', 'Qwerty123', 'iloveyou', 'senha123', '123456'])(
  'the common password %s is refused when an account is made, changed and recovered',
  async (common) => {
    const refused = { status: 422, code: 'weak_password', reasons: ['pwned'] };
    const stranger = await served
      .client()
      .auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password: common });
    expect(stranger.error).toMatchObject(refused);
    const person = await signUpPerson(served);
    const change = { password: common, current_password: person.password };
    expect((await person.client.auth.updateUser(change)).error).toMatchObject(refused);
    const client = served.client();
    await client.auth.resetPasswordForEmail(person.email);
    const { code: token } = await served.mails.take(person.email, 'recovery');
    await client.auth.verifyOtp({ email: person.email, token, type: 'recovery' });
    expect((await client.auth.updateUser({ password: common })).error).toMatchObject(refused);
  },
);

test('a person is told of a new password by a mail that opens nothing', async () => {
  const { client, email, password: current } = await signUpPerson(served);
  await client.auth.updateUser({ password, current_password: current });
  const mail = await served.mails.take(email, 'password_changed_notification');
  expect(Object.keys(mail).toSorted()).toEqual(['acceptLanguage', 'kind', 'metadata', 'to']);
});

test('fifty sign-ins a minute are refused, and the refusal says for how long', async () => {
  const person = await signUpPerson(served);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      served.client().auth.signInWithPassword({ email: person.email, password: 'a wrong guess' }),
    ),
  );
  expect(answers.filter(({ error }) => error?.code === 'invalid_credentials')).toHaveLength(20);
  const refused = answers.filter(({ error }) => error?.code === 'over_request_rate_limit');
  expect(refused).toHaveLength(30);
  for (const { error } of refused) {
    expect(error).toMatchObject({ status: 429, message: expect.stringMatching(/after \d+ seconds/) });
  }
  expect((await served.client().auth.signInWithPassword(person)).error?.status).toBe(429);
});

test('a session notes by what it was opened', async () => {
  const person = await signUpPerson(served);
  const headers = { 'user-agent': `Browser ${'x'.repeat(500)}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: person.email, password: person.password });
  await fetch(`${served.url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
  const rows = await served.sql<{ user_agent: string | null }[]>`
    select user_agent from auth.sessions where user_id = ${person.user.id} and user_agent like 'Browser %'
  `;
  expect(rows.map(({ user_agent: agent }) => agent?.length)).toEqual([400]);
});
