import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { freshEmail, signUpPerson } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

const few = { attempts: 3, seconds: 600, longestSeconds: 2000 };
const home = '192.0.2.7';
let guessers = 0;

/** Asks as somebody at that network address, on the database of all. */
function post(path: string, body: object, address: string): Promise<Response> {
  const { app } = createBackend({
    ...served.options,
    limits: { ...served.options.limits, passwordPerClient: few, passwordPerAccount: few },
    clientAddress: (c) => c.req.header('x-test-address'),
  });
  const headers = { 'x-test-address': address };
  return Promise.resolve(app.request(`/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
}

const signIn = (email: string, password: string, address: string) =>
  post('token?grant_type=password', { email, password }, address);

/** Guesses from a new address each time. */
async function guess(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    guessers += 1;
    statuses.push((await signIn(email, 'a wrong guess', `198.51.100.${guessers % 250}`)).status);
  }
  return statuses;
}

/** For how long a guess is refused, in seconds. */
async function waitOf(email: string): Promise<number> {
  guessers += 1;
  const refusal = await signIn(email, 'a wrong guess', `198.51.100.${guessers % 250}`);
  return Number(refusal.headers.get('retry-after'));
}

test('guesses from elsewhere do not shut out an owner where the account is used', async () => {
  const { email, password } = await signUpPerson(served);
  expect((await signIn(email, password, home)).status).toBe(200);
  // The owner's own coming, from where they never were before, was the first.
  expect(await guess(email, 4)).toEqual([400, 400, 429, 429]);
  expect((await signIn(email, password, home)).status).toBe(200);
  // The owner's coming gives nobody else another guess.
  expect(await guess(email, 1)).toEqual([429]);
});

test('a place is known from signing up and from a session that goes on there', async () => {
  const email = freshEmail();
  const password = 'Sechs-6-Sterne';
  const session = (await (await post('signup', { email, password }, home)).json()) as { refresh_token: string };
  const moved = await post('token?grant_type=refresh_token', { refresh_token: session.refresh_token }, '192.0.2.8');
  expect(moved.status).toBe(200);
  await guess(email, 4);
  for (const address of [home, '192.0.2.8']) expect((await signIn(email, password, address)).status).toBe(200);
  expect((await signIn(email, password, '192.0.2.9')).status).toBe(429);
});

test('where the account is used, too, guesses come to an end', async () => {
  const { email, password } = await signUpPerson(served);
  await signIn(email, password, home);
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1) statuses.push((await signIn(email, 'a wrong guess', home)).status);
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
});

test('each time that the attempts are used up, the wait is twice as long, up to the longest', async () => {
  const { email } = await signUpPerson(served);
  const waits: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await guess(email, 3);
    waits.push(await waitOf(email));
    await served.sql`update auth.rate_limits set resets_at = now() - interval '1 minute' where used > 3`;
  }
  expect(waits.map((wait) => Math.round(wait / 100) * 100)).toEqual([600, 1200, 2000, 2000]);
  await served.sql`update auth.rate_limits set resets_at = now() - interval '2 days' where strikes > 0`;
  await guess(email, 3);
  expect(Math.round((await waitOf(email)) / 100) * 100).toBe(600);
});

test('the owner is told once of guesses from elsewhere, by mail; whoever never proved the address is not', async () => {
  const { email } = await signUpPerson(served);
  const unproved = await signUpPerson(served);
  await served.sql`update auth.users set email_confirmed_at = null where email = ${unproved.email}`;
  await guess(email, 8);
  await guess(unproved.email, 8);
  // Has the process that delivers look.
  await served.client().auth.resetPasswordForEmail(email);
  expect(await served.mails.take(email, 'sign_in_slowed_notification')).not.toHaveProperty('code');
  const waiting = () => served.sql`select from auth.mail_queue where kind = 'sign_in_slowed_notification'`;
  await expect.poll(async () => (await waiting()).count).toBe(0);
  const told = [...served.mails.to(email), ...served.mails.to(unproved.email)].map(({ kind }) => kind);
  expect(told).not.toContain('sign_in_slowed_notification');
});
