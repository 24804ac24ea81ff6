import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkToken } from '../testing/follow.ts';
import { freshEmail, goodPassword } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ autoconfirm: false, reauthenticateAfterSeconds: 0 });
});
afterAll(() => served.stop());

/** A person whose address is confirmed. */
async function confirmedPerson() {
  const { auth } = served.client();
  const email = freshEmail();
  await auth.signUp({ email, password: goodPassword });
  const { code } = await served.mails.take(email, 'signup');
  const { data, error } = await auth.verifyOtp({ email, token: code, type: 'signup' });
  if (error || !data.user) throw new Error('not confirmed', { cause: error });
  return { auth, email, user: data.user };
}

test('verifyOtp of a sign-up confirms the address and signs in', async () => {
  const { auth } = served.client();
  const email = freshEmail();
  const signUp = await auth.signUp({ email, password: goodPassword });
  expect(signUp).toMatchObject({ error: null, data: { session: null, user: { email } } });
  const { code: token } = await served.mails.take(email, 'signup');
  const { data, error } = await auth.verifyOtp({ email, token, type: 'signup' });
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
  expect((await auth.getSession()).data.session?.access_token).toBe(data.session?.access_token);
});

test('resend sends the mail of a sign-up again', async () => {
  const { auth } = served.client();
  const email = freshEmail();
  await auth.signUp({ email, password: goodPassword });
  await served.mails.take(email, 'signup');
  expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
  const { code: token } = await served.mails.take(email, 'signup');
  expect((await auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
});

test.each(['email', 'magiclink'] as const)(
  'signInWithOtp mails a code that verifyOtp takes as %s, from somebody new, too',
  async (type) => {
    const { auth } = served.client();
    const email = freshEmail();
    expect(await auth.signInWithOtp({ email })).toMatchObject({ error: null, data: { user: null, session: null } });
    const { code: token } = await served.mails.take(email, 'magiclink');
    const { data, error } = await auth.verifyOtp({ email, token, type });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  },
);

test('verifyOtp takes the token of a mailed link as token_hash', async () => {
  const { email, user } = await confirmedPerson();
  const { auth } = served.client();
  await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  const mail = await served.mails.take(email, 'magiclink');
  const { data, error } = await auth.verifyOtp({ token_hash: linkToken(mail), type: 'email' });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(user.id);
});

test('resetPasswordForEmail mails a code that opens the account for a new password', async () => {
  const { email } = await confirmedPerson();
  const { auth } = served.client();
  expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
  const { code: token } = await served.mails.take(email, 'recovery');
  const { data, error } = await auth.verifyOtp({ email, token, type: 'recovery' });
  expect(error).toBeNull();
  expect(data.session).not.toBeNull();
});

test('reauthenticate mails a code, and updateUser takes it as nonce for a new password', async () => {
  const { auth, email } = await confirmedPerson();
  const password = 'another good password';
  expect((await auth.updateUser({ password })).error?.code).toBe('reauthentication_needed');
  expect((await auth.reauthenticate()).error).toBeNull();
  const { code: nonce } = await served.mails.take(email, 'reauthentication');
  expect((await auth.updateUser({ password, nonce })).error).toBeNull();
  expect((await served.client().auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('verifyOtp of a new address wants the code of both mails', async () => {
  const { auth, email, user } = await confirmedPerson();
  const wanted = freshEmail();
  expect((await auth.updateUser({ email: wanted })).data.user?.new_email).toBe(wanted);
  const old = await served.mails.take(email, 'email_change_current');
  await served.mails.take(wanted, 'email_change_new');
  expect((await auth.resend({ type: 'email_change', email: wanted })).error).toBeNull();
  const current = await served.mails.take(email, 'email_change_current');
  const next = await served.mails.take(wanted, 'email_change_new');
  expect((await auth.verifyOtp({ email, token: old.code, type: 'email_change' })).error?.code).toBe('otp_expired');
  const first = await auth.verifyOtp({ email, token: current.code, type: 'email_change' });
  expect(first).toMatchObject({ error: null, data: { session: null } });
  const second = await auth.verifyOtp({ email: wanted, token: next.code, type: 'email_change' });
  expect(second.data.user).toMatchObject({ id: user.id, email: wanted });
});
