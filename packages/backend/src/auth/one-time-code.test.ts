import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkToken } from '../testing/follow.ts';
import { freshEmail, goodPassword, signUpPerson } from '../testing/people.ts';
import { postJson } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { queueMail } from './mail/mail-queue.ts';

let served: ServedBackend;
let strict: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
  strict = await serveBackend({ autoconfirm: false });
});
afterAll(() => Promise.all([served.stop(), strict.stop()]));

const wrongCodeFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a person signs in with a code from a mail', async () => {
  const { email, user } = await signUpPerson(served);
  const client = served.client();
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  expect(await client.auth.signInWithOtp({ email })).toMatchObject({ data: { session: null }, error: null });
  const { code } = await served.mails.take(email, 'magiclink');
  expect(code).toMatch(/^\d{6}$/);
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(user.id);
  expect(events).toContain('SIGNED_IN');
  expect((await client.auth.getUser()).data.user?.id).toBe(user.id);
  expect((await client.auth.refreshSession()).error).toBeNull();
});

test('somebody new gets a confirmed account by typing the code', async () => {
  const email = freshEmail();
  const client = strict.client();
  await client.auth.signInWithOtp({ email, options: { data: { name: 'Ana' } } });
  const { code } = await strict.mails.take(email, 'magiclink');
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ana' }, app_metadata: { provider: 'email' } });
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
});

test('nobody new gets an account where that is not wanted', async () => {
  const email = freshEmail();
  const { error } = await served.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  expect(error).toBeNull();
  await expect.poll(() => served.sql`select from auth.mail_queue`).toHaveLength(0);
  expect(await served.sql`select from auth.users where email = ${email}`).toHaveLength(0);
});

test('a sign-up is confirmed by the code of its mail, and only then signs in', async () => {
  const email = freshEmail();
  const client = strict.client();
  const signUp = await client.auth.signUp({ email, password: goodPassword });
  expect(signUp.data.session).toBeNull();
  const before = await client.auth.signInWithPassword({ email, password: goodPassword });
  expect(before.error?.code).toBe('email_not_confirmed');
  const { code } = await strict.mails.take(email, 'signup');
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
  expect(error).toBeNull();
  expect(data.session).toBeTruthy();
  expect((await strict.client().auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

test('a sign-up that is resent really sends, and only its newest code counts', async () => {
  const email = freshEmail();
  const client = strict.client();
  await client.auth.signUp({ email, password: goodPassword });
  const first = await strict.mails.take(email, 'signup');
  expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
  const second = await strict.mails.take(email, 'signup');
  const old = await client.auth.verifyOtp({ token_hash: linkToken(first), type: 'signup' });
  expect(old.error).toMatchObject({ status: 403, code: 'otp_expired' });
  expect((await client.auth.verifyOtp({ email, token: second.code, type: 'signup' })).error).toBeNull();
});

test('somebody invited accepts by the code of the mail', async () => {
  const email = freshEmail();
  const client = strict.client();
  await client.auth.signUp({ email, password: goodPassword });
  await strict.mails.take(email, 'signup');
  await queueMail(strict.sql, { kind: 'invite', email, redirectTo: 'http://localhost/', acceptLanguage: null });
  // Another request makes the delivery look.
  await client.auth.signInWithOtp({ email: freshEmail() });
  const mail = await strict.mails.take(email, 'invite');
  expect(new URL(mail.link ?? '').searchParams.get('type')).toBe('invite');
  expect((await client.auth.verifyOtp({ email, token: mail.code, type: 'invite' })).data.user).toMatchObject({ email });
});

test('signing up again with a confirmed address sends nothing', async () => {
  const email = freshEmail();
  await strict.client().auth.signUp({ email, password: goodPassword });
  const { code } = await strict.mails.take(email, 'signup');
  await strict.client().auth.verifyOtp({ email, token: code, type: 'signup' });
  await strict.client().auth.signUp({ email, password: goodPassword });
  await strict.client().auth.resend({ email, type: 'signup' });
  await expect.poll(() => strict.sql`select from auth.mail_queue`).toHaveLength(0);
  expect(strict.mails.to(email)).toHaveLength(0);
});

test('a recovered account says so, and takes a new password', async () => {
  const { email } = await signUpPerson(served);
  const client = served.client();
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
  const { code } = await served.mails.take(email, 'recovery');
  expect((await client.auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
  expect(events).toContain('PASSWORD_RECOVERY');
  expect((await client.auth.updateUser({ password: 'a brand new password' })).error).toBeNull();
  const again = await served.client().auth.signInWithPassword({ email, password: 'a brand new password' });
  expect(again.error).toBeNull();
});

test('the token of a link signs in as token_hash, once', async () => {
  const { email } = await signUpPerson(served);
  const client = served.client();
  await client.auth.signInWithOtp({ email });
  const token_hash = linkToken(await served.mails.take(email, 'magiclink'));
  expect((await client.auth.verifyOtp({ token_hash, type: 'email' })).error).toBeNull();
  const again = await client.auth.verifyOtp({ token_hash, type: 'email' });
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
});

test('a code is used once, by however many at the same time', async () => {
  const { email } = await signUpPerson(served);
  await served.client().auth.signInWithOtp({ email });
  const mail = await served.mails.take(email, 'magiclink');
  const attempts = await Promise.all([
    ...[1, 2, 3].map(() => served.client().auth.verifyOtp({ email, token: mail.code, type: 'email' })),
    ...[1, 2].map(() => served.client().auth.verifyOtp({ token_hash: linkToken(mail), type: 'email' })),
  ]);
  expect(attempts.filter(({ data }) => data.session)).toHaveLength(1);
});

test('after five wrong guesses the right code is dead, though the link lives', async () => {
  const { email } = await signUpPerson(served);
  const client = served.client();
  await client.auth.signInWithOtp({ email });
  const mail = await served.mails.take(email, 'magiclink');
  const wrong = wrongCodeFor(mail.code);
  const guesses = await Promise.all(
    Array.from({ length: 5 }, () => served.client().auth.verifyOtp({ email, token: wrong, type: 'email' })),
  );
  expect(new Set(guesses.map(({ error }) => error?.code))).toEqual(new Set(['otp_expired']));
  const right = await client.auth.verifyOtp({ email, token: mail.code, type: 'email' });
  expect(right.error?.code).toBe('otp_expired');
  expect((await client.auth.verifyOtp({ token_hash: linkToken(mail), type: 'email' })).error).toBeNull();
});

test('an expired code and an expired link are refused', async () => {
  const { email } = await signUpPerson(served);
  const client = served.client();
  await client.auth.signInWithOtp({ email });
  const mail = await served.mails.take(email, 'magiclink');
  await served.sql`update auth.one_time_tokens set expires_at = now() - interval '1 second' where relates_to = ${email}`;
  const code = await client.auth.verifyOtp({ email, token: mail.code, type: 'email' });
  const link = await client.auth.verifyOtp({ token_hash: linkToken(mail), type: 'email' });
  expect([code.error?.code, link.error?.code]).toEqual(['otp_expired', 'otp_expired']);
});

test('a code opens nothing but what it was sent for', async () => {
  const [one, two] = [await signUpPerson(served), await signUpPerson(served)];
  await served.client().auth.signInWithOtp({ email: one.email });
  await served.client().auth.signInWithOtp({ email: two.email });
  const { code } = await served.mails.take(one.email, 'magiclink');
  const other = await served.mails.take(two.email, 'magiclink');
  const guess = code === other.code ? wrongCodeFor(code) : code;
  const swapped = await served.client().auth.verifyOtp({ email: two.email, token: guess, type: 'email' });
  expect(swapped.error?.code).toBe('otp_expired');
  for (const type of ['signup', 'email_change', 'invite'] as const) {
    const refused = await served.client().auth.verifyOtp({ email: one.email, token: code, type });
    expect(refused.error?.code).toBe('otp_expired');
  }
});

test('a banned person is let in by no code', async () => {
  const { email, user } = await signUpPerson(served);
  await served.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${user.id}`;
  await served.client().auth.signInWithOtp({ email });
  const { code } = await served.mails.take(email, 'magiclink');
  const { error } = await served.client().auth.verifyOtp({ email, token: code, type: 'email' });
  expect(error?.code).toBe('user_banned');
});

test('neither codes nor links are in the database, the logs or the answers', async () => {
  const { email } = await signUpPerson(served);
  const answer = await postJson(served, '/auth/v1/otp', { email });
  const mail = await served.mails.take(email, 'magiclink');
  const stored =
    await served.sql`select to_jsonb(t)::text as row from auth.one_time_tokens t where relates_to = ${email}`;
  expect(answer.body).toEqual({});
  const seen = JSON.stringify([stored, served.events]);
  expect(seen).not.toContain(mail.code);
  expect(seen).not.toContain(linkToken(mail));
  expect(JSON.stringify(served.events)).not.toContain('@');
});

test.each([
  ['otp', { phone: '+5511999999999' }, 422, 'phone_provider_disabled'],
  ['otp', {}, 400, 'validation_failed'],
  ['otp', { email: 'nobody' }, 400, 'validation_failed'],
  ['otp', { email: 'a@example.com', data: 'text' }, 400, 'validation_failed'],
  ['otp', { email: 'a@example.com', code_challenge: 'short', code_challenge_method: 's256' }, 400, 'validation_failed'],
  ['otp', { email: 'a@example.com', code_challenge: 'x'.repeat(43) }, 400, 'validation_failed'],
  ['recover', {}, 400, 'validation_failed'],
  ['recover', { phone: '+5511999999999' }, 400, 'validation_failed'],
  ['resend', { email: 'a@example.com', type: 'recovery' }, 400, 'validation_failed'],
  ['resend', { email: 'a@example.com', type: 'constructor' }, 400, 'validation_failed'],
  ['resend', { phone: '+5511999999999', type: 'sms' }, 422, 'phone_provider_disabled'],
  ['verify', { email: 'a@example.com', token: '123456', type: 'magic' }, 400, 'validation_failed'],
  ['verify', { email: 'a@example.com', type: 'email' }, 400, 'validation_failed'],
  ['verify', { token: '123456', type: 'email' }, 400, 'validation_failed'],
  ['verify', { phone: '+5511999999999', token: '123456', type: 'sms' }, 403, 'otp_expired'],
  ['verify', { phone: '0551', token: '123456', type: 'sms' }, 400, 'validation_failed'],
  ['verify', { phone: '+5511999999999', type: 'sms' }, 400, 'validation_failed'],
  ['verify', { email: 'a@example.com', token: '123456', type: 'email' }, 403, 'otp_expired'],
  ['verify', { token_hash: 'x', type: 'email' }, 403, 'otp_expired'],
  ['verify', 'nonsense', 400, 'bad_json'],
])('%s with %o is refused', async (path, body, status, code) => {
  const answer = await postJson(served, `/auth/v1/${path}`, body);
  expect(answer).toMatchObject({ status, body: { code: status, error_code: code, msg: expect.any(String) } });
});
