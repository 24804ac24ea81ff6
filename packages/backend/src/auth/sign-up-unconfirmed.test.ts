import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, goodPassword } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ autoconfirm: false });
});
afterAll(() => served.stop());

test('where addresses are confirmed, a second sign-up looks like the first', async () => {
  const email = freshEmail();
  const first = await served.client().auth.signUp({ email, password: goodPassword });
  const second = await served.client().auth.signUp({ email, password: `${goodPassword} 2` });
  expect(first.error).toBeNull();
  expect(second.error).toBeNull();
  expect(first.data.session).toBeNull();
  expect(shape(second.data)).toEqual(shape(first.data));
  expect(first.data.user?.id).not.toBe(second.data.user?.id);
  expect(first.data.user?.identities).toHaveLength(1);
  expect(await served.sql`select from auth.users where email = ${email}`).toHaveLength(1);
});

test('an unconfirmed person is told so only with the right password', async () => {
  const email = freshEmail();
  const client = served.client();
  await client.auth.signUp({ email, password: goodPassword });
  const wrong = await client.auth.signInWithPassword({ email, password: 'wrong password' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  const right = await client.auth.signInWithPassword({ email, password: goodPassword });
  expect(right.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
});

/** The names and types of all fields, at every depth. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(entry)]));
}
