import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson } from '../testing/people.ts';
import { raw } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ reauthenticateAfterSeconds: 600 });
});
afterAll(() => served.stop());

const password = 'another good password';

test('a fresh session changes the password, an old one needs the mailed code, once', async () => {
  const { client, email, user } = await signUpPerson(served);
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  await served.sql`update auth.sessions set created_at = now() - interval '1 hour' where user_id = ${user.id}`;
  const bare = await client.auth.updateUser({ password: `${password} 2` });
  expect(bare.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const { code: nonce, link } = await served.mails.take(email, 'reauthentication');
  expect(link).toBeNull();
  const wrong = await client.auth.updateUser({ password: `${password} 2`, nonce: nonce === '000000' ? '1' : '000000' });
  expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  expect((await client.auth.updateUser({ password: `${password} 2`, nonce })).error).toBeNull();
  const again = await client.auth.updateUser({ password: `${password} 3`, nonce });
  expect(again.error?.code).toBe('reauthentication_not_valid');
});

test('five wrong codes kill the right one', async () => {
  const { client, email, user } = await signUpPerson(served);
  await served.sql`update auth.sessions set created_at = now() - interval '1 hour' where user_id = ${user.id}`;
  await client.auth.reauthenticate();
  const { code: nonce } = await served.mails.take(email, 'reauthentication');
  for (let guess = 0; guess < 5; guess += 1) await client.auth.updateUser({ password, nonce: 'wrong' });
  expect((await client.auth.updateUser({ password, nonce })).error?.code).toBe('reauthentication_not_valid');
});

test('the code of a reauthentication signs nobody in', async () => {
  const { client, email } = await signUpPerson(served);
  await client.auth.reauthenticate();
  const { code: token } = await served.mails.take(email, 'reauthentication');
  const { error } = await served.client().auth.verifyOtp({ email, token, type: 'email' });
  expect(error?.code).toBe('otp_expired');
});

test('nobody reauthenticates without a session', async () => {
  expect(await raw(served, '/auth/v1/reauthenticate')).toMatchObject({
    status: 401,
    body: { error_code: 'no_authorization' },
  });
});
