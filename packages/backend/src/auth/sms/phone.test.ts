import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../backend.ts';
import { deriveSecretKey } from '../../keys.ts';
import { freshEmail, goodPassword } from '../../testing/people.ts';
import { postJson, raw } from '../../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../../testing/served-backend.ts';
import { freshPhone, Telephone } from '../../testing/telephone.ts';

const phones = new Telephone();
let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ sms: phones, anonymousSignIn: true });
});
afterAll(() => served.stop());

const signIn = (phone: string, password: string) => served.client().auth.signInWithPassword({ phone, password });
const admin = () => createClient(served.url, deriveSecretKey(served.options.signingKey)).auth.admin;

async function personWith(phone: string) {
  const client = served.client();
  await client.auth.signUp({ phone, password: goodPassword });
  const { code: token } = await phones.take(phone);
  const { data, error } = await client.auth.verifyOtp({ phone, token, type: 'sms' });
  if (error || !data.user) throw new Error('not confirmed', { cause: error });
  return { client, user: data.user };
}

test('a person signs up with a number, confirms it and comes back with the password', async () => {
  const phone = freshPhone();
  const client = served.client();
  const signUp = await client.auth.signUp({ phone, password: goodPassword, options: { data: { lingua: 'pt' } } });
  expect(signUp).toMatchObject({ error: null, data: { session: null, user: { phone: phone.slice(1), email: '' } } });
  expect((await signIn(phone, goodPassword)).error?.code).toBe('phone_not_confirmed');
  const message = await phones.take(phone);
  expect(message).toMatchObject({ kind: 'signup', language: 'pt', code: expect.stringMatching(/^\d{6}$/) });
  const { data, error } = await client.auth.verifyOtp({ phone, token: message.code, type: 'sms' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    phone: phone.slice(1),
    phone_confirmed_at: expect.any(String),
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: { lingua: 'pt' },
    identities: [{ provider: 'phone', identity_data: { phone: phone.slice(1), phone_verified: true } }],
  });
  const { data: claims } = await client.auth.getClaims();
  expect(claims?.claims.phone).toBe(phone.slice(1));
  expect((await signIn(phone.slice(1), goodPassword)).error).toBeNull();
  expect((await signIn(phone, 'a wrong password')).error?.code).toBe('invalid_credentials');
});

test('somebody new, and somebody known, comes in with a code alone', async () => {
  const phone = freshPhone();
  const ids: (string | undefined)[] = [];
  for (const _ of ['new', 'known']) {
    const client = served.client();
    expect((await client.auth.signInWithOtp({ phone, options: { data: { name: 'Ana' } } })).error).toBeNull();
    const { code: token, kind } = await phones.take(phone);
    expect(kind).toBe('otp');
    const { data, error } = await client.auth.verifyOtp({ phone, token, type: 'sms' });
    expect(error).toBeNull();
    ids.push(data.user?.id);
    expect(data.user?.user_metadata).toEqual({ name: 'Ana' });
    expect((await client.auth.verifyOtp({ phone, token, type: 'sms' })).error?.code).toBe('otp_expired');
  }
  expect(ids[0]).toBe(ids[1]);
});

test('nobody new gets an account where that is not wanted', async () => {
  const phone = freshPhone();
  await served.client().auth.signInWithOtp({ phone, options: { shouldCreateUser: false } });
  await expect.poll(() => served.sql`select from auth.mail_queue`).toHaveLength(0);
  expect(await served.sql`select from auth.users where phone = ${phone.slice(1)}`).toHaveLength(0);
});

test('a stranger’s password does not outlive a code that the owner asked for, nor another sign-up', async () => {
  const [phone, other] = [freshPhone(), freshPhone()];
  await served.client().auth.signUp({ phone, password: 'a password of a stranger' });
  await phones.take(phone);
  await served.client().auth.signInWithOtp({ phone });
  const { code } = await phones.take(phone);
  expect((await served.client().auth.verifyOtp({ phone, token: code, type: 'sms' })).error).toBeNull();
  expect((await signIn(phone, 'a password of a stranger')).error?.code).toBe('invalid_credentials');

  await served.client().auth.signUp({ phone: other, password: 'a password of a stranger' });
  const first = await phones.take(other);
  await served.client().auth.signUp({ phone: other, password: goodPassword });
  const second = await phones.take(other);
  const stale = await served.client().auth.verifyOtp({ phone: other, token: first.code, type: 'sms' });
  expect(stale.error?.code).toBe('otp_expired');
  expect((await served.client().auth.verifyOtp({ phone: other, token: second.code, type: 'sms' })).error).toBeNull();
  expect((await signIn(other, goodPassword)).error).toBeNull();
});

test('a sign-up is sent again; a number that is confirmed gets nothing', async () => {
  const phone = freshPhone();
  await served.client().auth.signUp({ phone, password: goodPassword });
  await phones.take(phone);
  expect((await served.client().auth.resend({ type: 'sms', phone })).error).toBeNull();
  const { code: token } = await phones.take(phone);
  expect((await served.client().auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
  await served.client().auth.resend({ type: 'sms', phone });
  const again = await served.client().auth.signUp({ phone, password: 'another good password' });
  expect(again).toMatchObject({ error: null, data: { session: null } });
  await expect.poll(() => served.sql`select from auth.mail_queue`).toHaveLength(0);
  expect(phones.received.filter(({ to }) => to === phone)).toHaveLength(0);
  expect((await signIn(phone, goodPassword)).error).toBeNull();
});

test('a person changes their number with a code to the new one', async () => {
  const [old, wanted] = [freshPhone(), freshPhone()];
  const { client, user } = await personWith(old);
  const { data, error } = await client.auth.updateUser({ phone: wanted });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ phone: old.slice(1), new_phone: wanted.slice(1) });
  const first = await phones.take(wanted);
  expect(first.kind).toBe('phone_change');
  expect((await client.auth.resend({ type: 'phone_change', phone: wanted })).error).toBeNull();
  const { code: token } = await phones.take(wanted);
  expect((await client.auth.verifyOtp({ phone: wanted, token, type: 'sms' })).error?.code).toBe('otp_expired');
  const changed = await client.auth.verifyOtp({ phone: wanted, token, type: 'phone_change' });
  expect(changed.data.user).toMatchObject({ id: user.id, phone: wanted.slice(1) });
  expect(changed.data.user?.identities?.[0]?.identity_data).toMatchObject({ phone: wanted.slice(1) });
  expect((await signIn(old, goodPassword)).error?.code).toBe('invalid_credentials');
  expect((await signIn(wanted, goodPassword)).error).toBeNull();
});

test('a number that is unlinked signs nobody in any more', async () => {
  const phone = freshPhone();
  const { client } = await personWith(phone);
  await client.auth.updateUser({ email: freshEmail() });
  const { data } = await client.auth.getUserIdentities();
  const number = data?.identities.find(({ provider }) => provider === 'phone');
  if (!number) throw new Error('no number');
  expect((await client.auth.unlinkIdentity(number)).error).toBeNull();
  expect((await client.auth.getUser()).data.user).toMatchObject({ phone: '', app_metadata: { providers: ['email'] } });
  await served.client().auth.signInWithOtp({ phone, options: { shouldCreateUser: false } });
  await expect.poll(() => served.sql`select from auth.mail_queue`).toHaveLength(0);
  expect(phones.received.filter(({ to }) => to === phone)).toEqual([]);
  expect((await signIn(phone, goodPassword)).error?.code).toBe('invalid_credentials');
});

test('a number of somebody else cannot be had, and nobody learns that it is taken', async () => {
  const taken = freshPhone();
  await personWith(taken);
  const { client } = await personWith(freshPhone());
  expect((await client.auth.updateUser({ phone: taken })).error).toBeNull();
  await expect.poll(() => served.sql`select from auth.mail_queue`).toHaveLength(0);
  expect(phones.received.filter(({ to }) => to === taken)).toHaveLength(0);

  const wanted = freshPhone();
  await client.auth.updateUser({ phone: wanted });
  const { code: token } = await phones.take(wanted);
  await personWith(wanted);
  const late = await client.auth.verifyOtp({ phone: wanted, token, type: 'phone_change' });
  expect(late.error).toMatchObject({ status: 422, code: 'phone_exists' });
});

test('whoever came anonymously stays, with a number or an address of their own', async () => {
  const phone = freshPhone();
  const client = served.client();
  const { data: before } = await client.auth.signInAnonymously();
  await client.auth.updateUser({ phone });
  const { code: token } = await phones.take(phone);
  const { data } = await client.auth.verifyOtp({ phone, token, type: 'phone_change' });
  expect(data.user).toMatchObject({
    id: before.user?.id,
    is_anonymous: false,
    app_metadata: { provider: 'phone', providers: ['phone'] },
  });
  const other = served.client();
  await other.auth.signInAnonymously();
  const email = freshEmail();
  expect((await other.auth.updateUser({ email })).data.user).toMatchObject({
    email,
    is_anonymous: false,
    identities: [{ provider: 'email', identity_data: { email } }],
  });
});

test('an old session changes the password with a code by text message', async () => {
  const careful = await serveBackend({ sms: phones, reauthenticateAfterSeconds: 0 });
  const phone = freshPhone();
  const client = careful.client();
  await client.auth.signInWithOtp({ phone });
  const { code: token } = await phones.take(phone);
  await client.auth.verifyOtp({ phone, token, type: 'sms' });
  expect((await client.auth.updateUser({ password: goodPassword })).error?.code).toBe('reauthentication_needed');
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const { code: nonce, kind } = await phones.take(phone);
  expect(kind).toBe('reauthentication');
  expect((await client.auth.updateUser({ password: goodPassword, nonce })).error).toBeNull();
  await careful.stop();
});

test('a driver that refuses is tried again with a new code, and no log holds the number', async () => {
  const phone = freshPhone();
  phones.refusals = 2;
  await served.client().auth.signInWithOtp({ phone });
  const { code: token } = await phones.take(phone);
  expect((await served.client().auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
  const failures = served.events.filter(({ code }) => code === 'auth.sms_failed');
  expect(failures).toMatchObject([{ reason: 'ECONNREFUSED' }, { reason: 'ECONNREFUSED' }]);
  expect(served.events.map(({ code }) => code)).toContain('auth.sms_sent');
  expect(JSON.stringify(served.events)).not.toContain(phone.slice(1));
});

test('the operator makes and changes accounts with numbers', async () => {
  const [phone, email] = [freshPhone(), freshEmail()];
  const { data } = await admin().createUser({ phone, password: goodPassword, phone_confirm: true });
  expect(data.user).toMatchObject({ phone: phone.slice(1), app_metadata: { providers: ['phone'] } });
  expect((await signIn(phone, goodPassword)).error).toBeNull();
  const address = { email: freshEmail(), email_confirm: true };
  const addressed = await admin().updateUserById(data.user?.id ?? '', address);
  expect(addressed.data.user?.app_metadata.providers).toEqual(['email', 'phone']);
  expect(addressed.data.user?.identities?.[1]?.identity_data).toMatchObject({ email_verified: true });
  expect((await admin().createUser({ phone })).error?.code).toBe('phone_exists');
  expect((await admin().createUser({ phone, email })).error?.code).toBe('phone_exists');
  const both = await admin().createUser({ phone: freshPhone(), email, email_confirm: true });
  expect(both.data.user?.app_metadata.providers).toEqual(['email', 'phone']);
  const id = both.data.user?.id ?? '';
  expect((await admin().updateUserById(id, { phone })).error?.code).toBe('phone_exists');
  const wanted = freshPhone();
  const changed = await admin().updateUserById(id, { phone: wanted, phone_confirm: true });
  expect(changed.data.user).toMatchObject({ phone: wanted.slice(1), phone_confirmed_at: expect.any(String) });
});

test('settings say whether there are numbers', async () => {
  expect((await raw(served, '/auth/v1/settings')).body).toMatchObject({ external: { phone: true } });
  const { app } = createBackend({ ...served.options, sms: undefined });
  expect(await (await app.request('/auth/v1/settings')).json()).toMatchObject({ external: { phone: false } });
});

const phone = '+5511999999999';
test.each([
  ['signup', { phone, email: 'a@example.com', password: goodPassword }, 400, 'validation_failed'],
  ['signup', { phone: '0800', password: goodPassword }, 400, 'validation_failed'],
  ['signup', { phone: "1' or '1'='1", password: goodPassword }, 400, 'validation_failed'],
  ['signup', { phone }, 400, 'validation_failed'],
  ['otp', { phone, channel: 'whatsapp' }, 400, 'validation_failed'],
  ['otp', { phone: '123 456 789 012 345 678' }, 400, 'validation_failed'],
  ['resend', { phone, type: 'signup' }, 400, 'validation_failed'],
  ['resend', { email: 'a@example.com', type: 'sms' }, 400, 'validation_failed'],
  ['verify', { phone, token: '123456', type: 'email' }, 400, 'validation_failed'],
  ['verify', { email: 'a@example.com', token: '123456', type: 'sms' }, 400, 'validation_failed'],
  ['verify', { token_hash: 'x', type: 'sms' }, 400, 'validation_failed'],
  ['verify', { phone, token: '123456', type: 'sms' }, 403, 'otp_expired'],
  ['verify', { phone, token: '123456', type: 'phone_change' }, 403, 'otp_expired'],
  ['token?grant_type=password', { phone, password: goodPassword }, 400, 'invalid_credentials'],
])('%s with %o is refused', async (path, body, status, code) => {
  expect(await postJson(served, `/auth/v1/${path}`, body)).toMatchObject({ status, body: { error_code: code } });
});

test('messages and guesses are limited alike for a known and an unknown number', async () => {
  const few = { attempts: 2, seconds: 600 };
  const limits = { ...served.options.limits, smsPerAccount: few, verifyPerAccount: few };
  const { app } = createBackend({ ...served.options, limits });
  const post = async (path: string, body: object) => {
    const answer = await app.request(`/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  const answersFor = async (number: string) => [
    await post('otp', { phone: number }),
    await post('otp', { phone: number, create_user: false }),
    await post('otp', { phone: number }),
    await post('verify', { phone: number, token: '000000', type: 'sms' }),
    await post('verify', { phone: number, token: '000000', type: 'sms' }),
    await post('verify', { phone: number, token: '000000', type: 'sms' }),
  ];
  const known = freshPhone();
  await admin().createUser({ phone: known, phone_confirm: true });
  const answers = await answersFor(freshPhone());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 403, 403, 429]);
  expect(answers[2]?.body).toMatchObject({ error_code: 'over_sms_send_rate_limit' });
  expect(await answersFor(known)).toEqual(answers);
});
