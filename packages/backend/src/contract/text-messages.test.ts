import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, signUpPerson } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { freshPhone, Telephone } from '../testing/telephone.ts';

const phones = new Telephone();
let served: ServedBackend;
let silent: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ sms: phones });
  silent = await serveBackend();
});
afterAll(() => Promise.all([served.stop(), silent.stop()]));

test('signUp with a telephone is confirmed by verifyOtp, and signInWithPassword comes back', async () => {
  const { auth } = served.client();
  const account = { phone: freshPhone(), password: goodPassword };
  expect(await auth.signUp(account)).toMatchObject({ error: null, data: { session: null } });
  expect((await auth.signInWithPassword(account)).error).toMatchObject({ status: 400, code: 'phone_not_confirmed' });
  await phones.take(account.phone);
  expect((await auth.resend({ type: 'sms', phone: account.phone })).error).toBeNull();
  const { code: token } = await phones.take(account.phone);
  const { data, error } = await auth.verifyOtp({ phone: account.phone, token, type: 'sms' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ phone: account.phone.slice(1), app_metadata: { provider: 'phone' } });
  expect((await served.client().auth.signInWithPassword(account)).data.user?.id).toBe(data.user?.id);
});

test('signInWithOtp texts a code that verifyOtp takes, once', async () => {
  const { auth } = served.client();
  const phone = freshPhone();
  expect((await auth.signInWithOtp({ phone })).error).toBeNull();
  const { code: token } = await phones.take(phone);
  expect((await auth.verifyOtp({ phone, token, type: 'sms' })).data.session).not.toBeNull();
  expect((await auth.verifyOtp({ phone, token, type: 'sms' })).error?.code).toBe('otp_expired');
});

test('updateUser asks for another telephone, and verifyOtp confirms it', async () => {
  const { client, user } = await signUpPerson(served);
  const phone = freshPhone();
  expect((await client.auth.updateUser({ phone })).error).toBeNull();
  const { code: token } = await phones.take(phone);
  const { data } = await client.auth.verifyOtp({ phone, token, type: 'phone_change' });
  expect(data.user).toMatchObject({ id: user.id, phone: phone.slice(1) });
});

test('where nobody sends text messages the answer says so', async () => {
  const { client } = await signUpPerson(silent);
  const { auth } = client;
  const phone = freshPhone();
  const disabled = { status: 422, code: 'phone_provider_disabled' };
  expect((await auth.signUp({ phone, password: goodPassword })).error).toMatchObject(disabled);
  expect((await auth.signInWithPassword({ phone, password: goodPassword })).error).toMatchObject(disabled);
  expect((await auth.signInWithOtp({ phone })).error).toMatchObject(disabled);
  expect((await auth.resend({ type: 'sms', phone })).error).toMatchObject(disabled);
  expect((await auth.updateUser({ phone })).error).toMatchObject(disabled);
});
