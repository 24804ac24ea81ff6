import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, goodPassword, signUpPerson } from '../testing/people.ts';
import { raw } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { startFaultyProxy, type FaultyProxy } from './faulty-proxy.ts';
import { recordEvents } from './record-events.ts';

let served: ServedBackend;
let mailing: ServedBackend;
let closed: ServedBackend;
let proxy: FaultyProxy;
beforeAll(async () => {
  served = await serveBackend({ limits: { passwordPerAccount: { attempts: 3, seconds: 3600 } } });
  mailing = await serveBackend({ autoconfirm: false, limits: { mailPerAccount: { attempts: 1, seconds: 3600 } } });
  closed = await serveBackend({ isSignUpOpen: false });
  proxy = await startFaultyProxy(served.url);
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all([served.stop(), mailing.stop(), closed.stop()]);
});

const throughProxy = () =>
  createClient(proxy.url, served.options.publishableKey, { auth: { autoRefreshToken: false } });
const nobody = () => ({ email: freshEmail(), password: goodPassword });

test('who is not signed in lacks a session', async () => {
  const { auth } = served.client();
  const missing = { name: 'AuthSessionMissingError', status: 400, message: 'Auth session missing!' };
  expect((await auth.getUser()).error).toMatchObject(missing);
  expect((await auth.updateUser({ data: {} })).error).toMatchObject(missing);
  expect((await auth.refreshSession()).error).toMatchObject(missing);
  expect((await auth.reauthenticate()).error).toMatchObject(missing);
  expect((await auth.setSession({ access_token: '', refresh_token: '' })).error).toMatchObject(missing);
});

test('a session that was ended elsewhere is missing', async () => {
  const { client, session } = await signUpPerson(served);
  const elsewhere = served.client();
  await elsewhere.auth.setSession(session);
  await elsewhere.auth.signOut({ scope: 'global' });
  expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError', status: 400 });
});

test('a wrong password and an unknown address are the same invalid credentials', async () => {
  const invalid = {
    name: 'AuthApiError',
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  };
  const { email } = await signUpPerson(served);
  const { auth } = served.client();
  expect((await auth.signInWithPassword({ email, password: 'a wrong password' })).error).toMatchObject(invalid);
  expect((await auth.signInWithPassword(nobody())).error).toMatchObject(invalid);
});

test('nothing to sign in with is refused before the server is asked', async () => {
  const { auth } = served.client();
  const incomplete = {
    name: 'AuthInvalidCredentialsError',
    status: 400,
    message: 'You must provide either an email or phone number and a password',
  };
  const nothing = { password: goodPassword } as unknown as { email: string; password: string };
  expect((await auth.signUp(nothing)).error).toMatchObject(incomplete);
  expect((await auth.signInWithPassword(nothing)).error).toMatchObject(incomplete);
});

test('what is missing or no address fails validation', async () => {
  const { auth } = served.client();
  const invalid = { name: 'AuthApiError', status: 400, code: 'validation_failed' };
  expect((await auth.signUp({ email: 'nonsense', password: goodPassword })).error).toMatchObject({
    ...invalid,
    message: 'Unable to validate email address: invalid format',
  });
  expect((await auth.signUp({ email: freshEmail(), password: '' })).error).toMatchObject({
    ...invalid,
    message: 'Signup requires a valid password',
  });
  expect((await auth.signInWithOtp({ email: 'nonsense' })).error).toMatchObject(invalid);
  expect((await auth.resetPasswordForEmail('nonsense')).error).toMatchObject(invalid);
});

test('a weak password says why', async () => {
  const { client } = await signUpPerson(served);
  const weak = { name: 'AuthWeakPasswordError', status: 422, code: 'weak_password' };
  const signUp = await served.client().auth.signUp({ email: freshEmail(), password: '12345' });
  expect(signUp.error).toMatchObject({ ...weak, reasons: ['length'] });
  expect((await client.auth.updateUser({ password: '123456789' })).error).toMatchObject({
    ...weak,
    reasons: ['pwned'],
  });
});

test('a new password is another one', async () => {
  const { client, password } = await signUpPerson(served);
  expect((await client.auth.updateUser({ password })).error).toMatchObject({ status: 422, code: 'same_password' });
});

test('an address has one account', async () => {
  const { email, password } = await signUpPerson(served);
  const { client } = await signUpPerson(served);
  const { error } = await served.client().auth.signUp({ email, password });
  expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
  expect((await client.auth.updateUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' });
});

test('an unconfirmed address does not sign in', async () => {
  const account = nobody();
  await mailing.client().auth.signUp(account);
  const { error } = await mailing.client().auth.signInWithPassword(account);
  expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' });
});

test('nobody signs up where sign-up is closed, or anonymously unless that is open', async () => {
  const { error } = await closed.client().auth.signUp(nobody());
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  const anonymous = await served.client().auth.signInAnonymously();
  expect(anonymous.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
});

test('a wrong code is expired or invalid', async () => {
  const { error } = await mailing.client().auth.verifyOtp({ email: freshEmail(), token: '000000', type: 'email' });
  expect(error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' });
});

test('too many attempts, and too many mails, have to wait', async () => {
  const account = nobody();
  const { auth } = served.client();
  for (let attempt = 0; attempt < 3; attempt += 1) await auth.signInWithPassword(account);
  const attempted = await auth.signInWithPassword(account);
  expect(attempted.error).toMatchObject({ name: 'AuthApiError', status: 429, code: 'over_request_rate_limit' });
  await mailing.client().auth.signInWithOtp(account);
  const mailed = await mailing.client().auth.signInWithOtp(account);
  expect(mailed.error).toMatchObject({ name: 'AuthApiError', status: 429, code: 'over_email_send_rate_limit' });
});

test('a token that is none of ours is no token', async () => {
  const { session } = await signUpPerson(served);
  const forged = `${session.access_token.slice(0, -10)}AAAAAAAAAA`;
  const { auth } = served.client();
  expect((await auth.getUser(forged)).error).toMatchObject({
    name: 'AuthApiError',
    status: 403,
    code: 'bad_jwt',
    message: 'invalid JWT: unable to parse or verify signature, token signature is invalid',
  });
  expect((await auth.getUser('nonsense')).error).toMatchObject({
    code: 'bad_jwt',
    message:
      'invalid JWT: unable to parse or verify signature, token is malformed: token contains an invalid number of segments',
  });
  const invalid = { name: 'AuthInvalidJwtError', status: 400, code: 'invalid_jwt' };
  expect((await auth.getClaims(forged)).error).toMatchObject(invalid);
  expect((await auth.getClaims('nonsense')).error).toMatchObject(invalid);
  const refreshed = await auth.refreshSession({ refresh_token: 'nonsense' });
  expect(refreshed.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
});

test('a code of PKCE is exchanged by the client that asked for it', async () => {
  const { auth } = served.client({ flowType: 'pkce' });
  expect((await auth.exchangeCodeForSession('nonsense')).error).toMatchObject({
    name: 'AuthPKCECodeVerifierMissingError',
    status: 400,
    code: 'pkce_code_verifier_not_found',
  });
  await auth.resetPasswordForEmail(freshEmail());
  const { error } = await auth.exchangeCodeForSession('nonsense');
  expect(error).toMatchObject({ name: 'AuthApiError', status: 404, code: 'flow_state_not_found' });
});

test.each([502, 503, 504])('an answer of %d is worth another try', async (status) => {
  const { auth } = throughProxy();
  const account = nobody();
  proxy.faults = [status];
  expect((await auth.signUp(account)).error).toMatchObject({ name: 'AuthRetryableFetchError', status });
  expect((await auth.signUp(account)).error).toBeNull();
});

test('no answer at all is worth another try', async () => {
  const gone = await startFaultyProxy(served.url);
  await gone.stop();
  const { auth } = createClient(gone.url, served.options.publishableKey, { auth: { autoRefreshToken: false } });
  expect((await auth.signUp(nobody())).error).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 });
});

test('a session is refreshed as soon as the server answers again', async () => {
  const client = throughProxy();
  await client.auth.signUp(nobody());
  const events = await recordEvents(client);
  proxy.faults = [503, 502];
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(proxy.faults).toEqual([]);
  expect(events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
});

test('what is switched off says so in the words of GoTrue', async () => {
  const closed = await serveBackend({ manualLinking: false });
  const { client, session } = await signUpPerson(closed);
  const { error } = await client.auth.linkIdentity({ provider: 'google' });
  expect(error).toMatchObject({ status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' });
  const web3 = await raw(closed, '/auth/v1/token?grant_type=web3', {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}` },
    body: '{}',
  });
  expect(web3).toMatchObject({
    status: 422,
    body: { error_code: 'web3_provider_disabled', msg: 'Web3 provider is disabled' },
  });
  await closed.stop();
});
