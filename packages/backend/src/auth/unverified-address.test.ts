import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveSecretKey } from '../keys.ts';
import { follow, linkToken } from '../testing/follow.ts';
import { freshEmail, goodPassword } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { queueMail } from './mail/mail-queue.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ autoconfirm: false });
});
afterAll(() => served.stop());

const strangersPassword = 'a password of a stranger';
const signUp = (email: string, password: string, data = {}) =>
  served.client().auth.signUp({ email, password, options: { data } });
const signIn = (email: string, password: string) => served.client().auth.signInWithPassword({ email, password });

const operator = () =>
  createClient(served.url, deriveSecretKey(served.options.signingKey), {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** An account that a stranger made with an address that is not theirs, and all that could ever hang on one. */
async function strangersAccount(): Promise<{ email: string; id: string }> {
  const email = freshEmail();
  await signUp(email, strangersPassword, { full_name: 'Stranger' });
  // A mail makes its code when it is sent, and that kills the one before.
  await expect.poll(() => served.sql`select from auth.mail_queue`, { timeout: 15_000 }).toHaveLength(0);
  const [row] = await served.sql`select id from auth.users where email = ${email}`;
  const id = String(row?.id);
  await served.sql`insert into auth.sessions (id, user_id, aal) values (${randomUUID()}, ${id}, 'aal1')`;
  await served.sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${id}, 'totp', 'verified', now(), now())
  `;
  await served.sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider) values (${id}, ${id}, '{}', 'google')
  `;
  return { email, id };
}

async function expectStrangersDataGone({ email, id }: { email: string; id: string }): Promise<void> {
  expect((await signIn(email, strangersPassword)).error?.code).toBe('invalid_credentials');
  const [left] = await served.sql`
    select u.encrypted_password, u.raw_user_meta_data as metadata, u.email_confirmed_at is not null as is_confirmed, u.raw_app_meta_data as app,
      (select count(*)::int from auth.sessions where user_id = u.id) as sessions,
      (select count(*)::int from auth.mfa_factors where user_id = u.id) as factors,
      (select array_agg(provider) from auth.identities where user_id = u.id) as providers
    from auth.users u where id = ${id}
  `;
  expect(left).toEqual({
    encrypted_password: null,
    metadata: {},
    is_confirmed: true,
    app: { provider: 'email', providers: ['email'] },
    // The owner's own, which the proof has opened.
    sessions: 1,
    factors: 0,
    providers: ['email'],
  });
}

test('the owner who signs in with a mailed code finds nothing of a stranger, and chooses a password', async () => {
  const account = await strangersAccount();
  const owner = served.client();
  await owner.auth.signInWithOtp({ email: account.email });
  const { code } = await served.mails.take(account.email, 'magiclink');
  expect((await owner.auth.verifyOtp({ email: account.email, token: code, type: 'email' })).error).toBeNull();
  await expectStrangersDataGone(account);
  expect((await owner.auth.updateUser({ password: goodPassword })).error).toBeNull();
  expect((await signIn(account.email, goodPassword)).error).toBeNull();
});

test('the link of such a mail leaves as little', async () => {
  const account = await strangersAccount();
  await served.client().auth.signInWithOtp({ email: account.email });
  const landing = await follow(served, await served.mails.take(account.email, 'magiclink'));
  expect(landing.fragment.get('access_token')).toBeTruthy();
  await expectStrangersDataGone(account);
});

test('a recovery of an account that nobody confirmed takes the stranger’s password at once', async () => {
  const account = await strangersAccount();
  await served.client().auth.resetPasswordForEmail(account.email);
  const { code: token } = await served.mails.take(account.email, 'recovery');
  const recovered = await served.client().auth.verifyOtp({ email: account.email, token, type: 'recovery' });
  expect(recovered.error).toBeNull();
  await expectStrangersDataGone(account);
});

test('an accepted invitation leaves nothing of a stranger', async () => {
  const account = await strangersAccount();
  await served.mails.take(account.email, 'signup');
  await queueMail(served.sql, { kind: 'invite', email: account.email, redirectTo: '', acceptLanguage: null });
  await served.client().auth.signInWithOtp({ email: freshEmail() });
  const { code: token } = await served.mails.take(account.email, 'invite');
  expect((await served.client().auth.verifyOtp({ email: account.email, token, type: 'invite' })).error).toBeNull();
  await expectStrangersDataGone(account);
});

test('an invitation by the operator replaces what a stranger said, and a later sign-up replaces the invitation', async () => {
  const account = await strangersAccount();
  const admin = operator().auth.admin;
  await admin.inviteUserByEmail(account.email, { data: { full_name: 'Ana' } });
  expect((await admin.getUserById(account.id)).data.user?.user_metadata).toEqual({ full_name: 'Ana' });
  await admin.inviteUserByEmail(account.email);
  expect((await admin.getUserById(account.id)).data.user?.user_metadata).toEqual({ full_name: 'Ana' });
  await signUp(account.email, strangersPassword, { full_name: 'Stranger' });
  await served.client().auth.resetPasswordForEmail(account.email);
  const { code: token } = await served.mails.take(account.email, 'recovery');
  await served.client().auth.verifyOtp({ email: account.email, token, type: 'recovery' });
  await expectStrangersDataGone(account);
});

test('what somebody says of themselves with the wish for a code is kept', async () => {
  const email = freshEmail();
  await served.client().auth.signInWithOtp({ email, options: { data: { full_name: 'Ana' } } });
  const { code } = await served.mails.take(email, 'magiclink');
  const { data } = await served.client().auth.verifyOtp({ email, token: code, type: 'email' });
  expect(data.user?.user_metadata).toEqual({ full_name: 'Ana' });
});

test('the mail of the stranger’s sign-up is worthless once the owner has come in', async () => {
  const account = await strangersAccount();
  const first = await served.mails.take(account.email, 'signup');
  await served.client().auth.resetPasswordForEmail(account.email);
  const { code } = await served.mails.take(account.email, 'recovery');
  await served.client().auth.verifyOtp({ email: account.email, token: code, type: 'recovery' });
  const late = await served.client().auth.verifyOtp({ token_hash: linkToken(first), type: 'signup' });
  expect(late.error?.code).toBe('otp_expired');
});

test('who signs up again before the address is confirmed decides: their password, their metadata, their mail', async () => {
  const email = freshEmail();
  await signUp(email, strangersPassword, { name: 'stranger', note: 'of the stranger' });
  const first = await served.mails.take(email, 'signup');
  await signUp(email, goodPassword, { name: 'Ana' });
  const second = await served.mails.take(email, 'signup');
  const stale = [
    await served.client().auth.verifyOtp({ token_hash: linkToken(first), type: 'signup' }),
    await served.client().auth.verifyOtp({ email, token: first.code, type: 'signup' }),
  ];
  expect(stale.map(({ error }) => error?.code)).toEqual(['otp_expired', 'otp_expired']);
  const { data } = await served.client().auth.verifyOtp({ token_hash: linkToken(second), type: 'signup' });
  expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ana' } });
  expect(data.user?.user_metadata).not.toHaveProperty('note');
  expect((await signIn(email, strangersPassword)).error?.code).toBe('invalid_credentials');
  expect((await signIn(email, goodPassword)).error).toBeNull();
});

test('a mail that was under way while somebody signed up again confirms nothing', async () => {
  const email = freshEmail();
  await signUp(email, strangersPassword);
  const first = await served.mails.take(email, 'signup');
  // As if the second mail were still waiting for its server.
  await served.sql`update auth.users set encrypted_password = 'another hash' where email = ${email}`;
  const late = await served.client().auth.verifyOtp({ email, token: first.code, type: 'signup' });
  expect(late.error?.code).toBe('otp_expired');
});

test('a mail that is sent again confirms the password that was chosen', async () => {
  const email = freshEmail();
  await signUp(email, goodPassword);
  await served.mails.take(email, 'signup');
  await served.client().auth.resend({ type: 'signup', email });
  const { code } = await served.mails.take(email, 'signup');
  expect((await served.client().auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
  expect((await signIn(email, goodPassword)).error).toBeNull();
});

test('a confirmed account keeps its password, whoever signs up again and however its owner comes in', async () => {
  const email = freshEmail();
  await signUp(email, goodPassword, { name: 'Ana' });
  const { code } = await served.mails.take(email, 'signup');
  await served.client().auth.verifyOtp({ email, token: code, type: 'signup' });
  await signUp(email, strangersPassword, { name: 'stranger' });
  await served.client().auth.signInWithOtp({ email });
  const mail = await served.mails.take(email, 'magiclink');
  const { data } = await served.client().auth.verifyOtp({ email, token: mail.code, type: 'email' });
  expect(data.user?.user_metadata).toEqual({ name: 'Ana' });
  expect((await signIn(email, goodPassword)).error).toBeNull();
  expect((await signIn(email, strangersPassword)).error?.code).toBe('invalid_credentials');
});

test('thirty parallel sign-ups of one unconfirmed address leave one account and clean answers', async () => {
  const email = freshEmail();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => signUp(email, `${goodPassword} ${index}`)),
  );
  expect(answers.flatMap(({ error }) => error ?? [])).toEqual([]);
  expect(await served.sql`select from auth.users where email = ${email}`).toHaveLength(1);
});
