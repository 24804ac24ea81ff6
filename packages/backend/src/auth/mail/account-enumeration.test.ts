import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../backend.ts';
import { freshEmail, signUpPerson } from '../../testing/people.ts';
import { serveBackend, type ServedBackend } from '../../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

const few = { attempts: 3, seconds: 600 };

type Limits = NonNullable<ServedBackend['options']['limits']>;

function processWith(limits: Limits) {
  const { app } = createBackend({
    ...served.options,
    limits: { ...served.options.limits, ...limits },
    clientAddress: (c) => c.req.header('x-test-address'),
  });
  return async (path: string, body: object, address = '192.0.2.1') => {
    const headers = { 'x-test-address': address };
    const response = await app.request(`/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as { error_code?: string } };
  };
}

const requests = [
  ['otp', {}],
  ['otp', { create_user: false }],
  ['recover', {}],
  ['resend', { type: 'signup' }],
  ['resend', { type: 'email_change' }],
] as const;

test.each(requests)('%s with %o answers and throttles a known and an unknown address alike', async (path, fields) => {
  const known = await signUpPerson(served);
  const post = processWith({ mailPerAccount: few });
  const answersFor = async (email: string) => {
    const seen: object[] = [];
    for (let count = 0; count < 5; count += 1) seen.push(await post(path, { ...fields, email }));
    return seen;
  };
  const answers = await answersFor(freshEmail());
  expect(answers).toEqual(await answersFor(known.email));
  expect(answers[2]).toEqual({ status: 200, body: {} });
  expect(answers[3]).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } });
});

test.each(requests)('%s with %o does the same work for a known and an unknown address', async (path, fields) => {
  const known = await signUpPerson(served);
  const post = processWith({});
  const rowsFor = async (email: string) => {
    await post(path, { ...fields, email });
    return served.sql`
      select kind, user_id, new_metadata, redirect_to from auth.mail_queue where email = ${email} order by kind
    `;
  };
  const unknown = await rowsFor(freshEmail());
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown).toEqual(await rowsFor(known.email));
});

test('verify answers and throttles a known and an unknown address alike', async () => {
  const known = await signUpPerson(served);
  const post = processWith({ verifyPerAccount: few });
  const answersFor = async (email: string) => {
    const seen: object[] = [];
    for (let count = 0; count < 5; count += 1) {
      seen.push(await post('verify', { email, token: '123456', type: 'recovery' }));
    }
    return seen;
  };
  const answers = await answersFor(freshEmail());
  expect(answers).toEqual(await answersFor(known.email));
  expect(answers[2]).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
  expect(answers[3]).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
});

test('a thousand guesses at a code are refused, nearly all of them unread', async () => {
  const { email } = await signUpPerson(served);
  await served.client().auth.signInWithOtp({ email });
  const { code } = await served.mails.take(email, 'magiclink');
  const post = processWith({ verifyPerAccount: { attempts: 20, seconds: 600 } });
  const guesses = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '0')).filter(
    (guess) => guess !== code,
  );
  const answers = await Promise.all(
    guesses.map((token, index) => post('verify', { email, token, type: 'email' }, `198.51.100.${index % 250}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(0);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(20);
  expect((await processWith({})('verify', { email, token: code, type: 'email' })).status).toBe(403);
});

test('one network address is stopped on mails and on guesses', async () => {
  const post = processWith({ mailPerAddress: few, verifyPerAddress: few });
  for (let count = 0; count < 3; count += 1) {
    expect((await post('otp', { email: freshEmail() }, '203.0.113.7')).status).toBe(200);
    expect((await post('verify', { token_hash: 'x', type: 'email' }, '203.0.113.7')).status).toBe(403);
  }
  expect((await post('recover', { email: freshEmail() }, '203.0.113.7')).status).toBe(429);
  expect((await post('verify', { token_hash: 'x', type: 'email' }, '203.0.113.7')).status).toBe(429);
  expect((await post('otp', { email: freshEmail() }, '203.0.113.8')).status).toBe(200);
});
