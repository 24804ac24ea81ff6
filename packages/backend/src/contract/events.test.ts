import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, goodPassword, signUpPerson } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { recordEvents } from './record-events.ts';

let served: ServedBackend;
let mailing: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ anonymousSignIn: true });
  mailing = await serveBackend({ autoconfirm: false });
});
afterAll(() => Promise.all([served.stop(), mailing.stop()]));

test('a life in one place is told from the first session to the last', async () => {
  const client = served.client();
  const events = await recordEvents(client);
  const account = { email: freshEmail(), password: goodPassword };
  await client.auth.signUp(account);
  await client.auth.updateUser({ data: { name: 'Ana' } });
  await client.auth.refreshSession();
  await client.auth.signOut();
  await client.auth.signInWithPassword(account);
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (factor?.type !== 'totp') throw new Error('not enrolled');
  const code = new TOTP({ secret: factor.totp.secret }).generate();
  await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  await client.auth.signOut();
  expect(events).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'USER_UPDATED',
    'TOKEN_REFRESHED',
    'SIGNED_OUT',
    'SIGNED_IN',
    'MFA_CHALLENGE_VERIFIED',
    'SIGNED_OUT',
  ]);
});

test('whoever subscribes later is told of the session that is there', async () => {
  const { client, user } = await signUpPerson(served);
  const first = await new Promise((resolve) => {
    client.auth.onAuthStateChange((event, session) => resolve([event, session?.user.id]));
  });
  expect(first).toEqual(['INITIAL_SESSION', user.id]);
});

test('a session of two tokens, and one without an address, are signed in', async () => {
  const { session } = await signUpPerson(served);
  const client = served.client();
  const events = await recordEvents(client);
  await client.auth.setSession(session);
  await client.auth.signInAnonymously();
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_IN']);
});

test('a recovered account says so before it takes its new password', async () => {
  const email = freshEmail();
  const client = mailing.client();
  const events = await recordEvents(client);
  await client.auth.signUp({ email, password: goodPassword });
  const { code } = await mailing.mails.take(email, 'signup');
  await client.auth.verifyOtp({ email, token: code, type: 'signup' });
  await client.auth.signOut();
  await client.auth.resetPasswordForEmail(email);
  const { code: token } = await mailing.mails.take(email, 'recovery');
  await client.auth.verifyOtp({ email, token, type: 'recovery' });
  await client.auth.updateUser({ password: 'another good password' });
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT', 'PASSWORD_RECOVERY', 'USER_UPDATED']);
});

test('a refusal is told to nobody, and a session that was ended elsewhere is signed out', async () => {
  const { client, email, password } = await signUpPerson(served);
  const events = await recordEvents(client);
  await client.auth.signInWithPassword({ email, password: 'a wrong password' });
  await client.auth.updateUser({ password: 'short' });
  const elsewhere = served.client();
  await elsewhere.auth.signInWithPassword({ email, password });
  await elsewhere.auth.signOut({ scope: 'global' });
  await client.auth.getUser();
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
});
