import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { freshEmail, goodPassword, signUpPerson } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

const few = { attempts: 3, seconds: 600 };

type Limits = NonNullable<ServedBackend['options']['limits']>;

/** Another process on the same database, with limits of its own, that believes what a header says of the address. */
function processWith(limits: Limits) {
  const { app } = createBackend({
    ...served.options,
    limits: { ...served.options.limits, ...limits },
    clientAddress: (c) => c.req.header('x-test-address'),
  });
  return async (path: string, body: object, address = '192.0.2.1') => {
    const headers = { 'x-test-address': address };
    const response = await app.request(`/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as { error_code?: string; msg?: string };
    const { error_code: code, msg } = answer;
    return { status: response.status, code, msg, retryAfter: response.headers.get('retry-after') };
  };
}

test('guesses at one account are stopped, whatever address they come from and whatever process they meet', async () => {
  const person = await signUpPerson(served);
  const processes = [processWith({ passwordPerAccount: few }), processWith({ passwordPerAccount: few })];
  const body = { email: person.email, password: 'a wrong guess' };
  const answers = await Promise.all(
    processes.flatMap((post) =>
      [1, 2, 3, 4].map((index) => post('token?grant_type=password', body, `198.51.100.${index}`)),
    ),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  const right = { email: person.email, password: person.password };
  const refused = await processWith({ passwordPerAccount: few })('token?grant_type=password', right);
  expect(refused).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  expect(Number(refused.retryAfter)).toBeGreaterThan(500);
  expect(refused.msg).toBe(`For security purposes, you can only request this after ${refused.retryAfter} seconds.`);
});

test('an unknown account is limited exactly like a known one', async () => {
  const person = await signUpPerson(served);
  const post = processWith({ passwordPerAccount: few });
  const statuses = async (email: string) => {
    const seen: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      seen.push((await post('token?grant_type=password', { email, password: 'a wrong guess' })).status);
    }
    return seen;
  };
  expect(await statuses(freshEmail())).toEqual(await statuses(person.email));
});

test('the right password gives an account its attempts back', async () => {
  const person = await signUpPerson(served);
  const post = processWith({ passwordPerAccount: few });
  for (let round = 0; round < 3; round += 1) {
    await post('token?grant_type=password', { email: person.email, password: 'a wrong guess' });
    const right = await post('token?grant_type=password', { email: person.email, password: person.password });
    expect(right.status).toBe(200);
  }
});

test('one address is stopped on every kind of request, and another is not', async () => {
  const post = processWith({ signUpPerAddress: few, passwordPerAddress: few, refreshPerAddress: few });
  const kinds: (() => [string, object])[] = [
    () => ['signup', { email: freshEmail(), password: goodPassword }],
    () => ['token?grant_type=password', { email: freshEmail(), password: goodPassword }],
    () => ['token?grant_type=refresh_token', { refresh_token: 'x' }],
  ];
  for (const kind of kinds) {
    for (let index = 0; index < 3; index += 1) expect((await post(...kind(), '203.0.113.5')).status).not.toBe(429);
    expect((await post(...kind(), '203.0.113.5')).status).toBe(429);
    expect((await post(...kind(), '203.0.113.6')).status).not.toBe(429);
  }
});

test('an address that is stopped does not use up the attempts of an account', async () => {
  const person = await signUpPerson(served);
  const post = processWith({ passwordPerAddress: { attempts: 1, seconds: 600 }, passwordPerAccount: few });
  const body = { email: person.email, password: 'a wrong guess' };
  for (let index = 0; index < 6; index += 1) await post('token?grant_type=password', body, '203.0.113.9');
  const owner = await post('token?grant_type=password', { ...body, password: person.password }, '203.0.113.10');
  expect(owner.status).toBe(200);
});

test('sign-ups of one account are limited', async () => {
  const post = processWith({ signUpPerAccount: few });
  const email = freshEmail();
  for (let index = 0; index < 3; index += 1) await post('signup', { email, password: goodPassword });
  expect(await post('signup', { email, password: goodPassword })).toMatchObject({ status: 429 });
});

test('a window that is over starts anew', async () => {
  const post = processWith({ refreshPerAddress: few });
  const attempt = () => post('token?grant_type=refresh_token', { refresh_token: 'x' }, '203.0.113.77');
  for (let index = 0; index < 4; index += 1) await attempt();
  expect((await attempt()).status).toBe(429);
  await served.sql`update auth.rate_limits set resets_at = now() - interval '1 second'`;
  expect((await attempt()).status).toBe(400);
});

test('the counts name no account and no address', async () => {
  const email = freshEmail();
  await processWith({})('token?grant_type=password', { email, password: goodPassword }, '203.0.113.99');
  const rows = await served.sql`select key from auth.rate_limits`;
  expect(JSON.stringify(rows)).not.toMatch(/@|203\.0\.113/);
});
