import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, signUpPerson, type Person } from '../testing/people.ts';
import { raw } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

const put = (person: Person, body: unknown) =>
  raw(served, '/auth/v1/user', {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.session.access_token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a person reads themselves', async () => {
  const person = await signUpPerson(served);
  const { data, error } = await person.client.auth.getUser();
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id: person.user.id, email: person.email });
  expect(JSON.stringify(data)).not.toContain('encrypted_password');
});

test('a person without a token, or with one whose session is gone, is refused', async () => {
  expect(await raw(served, '/auth/v1/user')).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
  const person = await signUpPerson(served);
  await served.sql`delete from auth.sessions where user_id = ${person.user.id}`;
  const gone = await person.client.auth.getUser();
  expect(gone.error?.name).toBe('AuthSessionMissingError');
  expect(await put(person, { data: { a: 1 } })).toMatchObject({
    status: 403,
    body: { code: 403, error_code: 'session_not_found' },
  });
});

test('a token of a person who is gone is refused', async () => {
  const person = await signUpPerson(served);
  await served.sql`delete from auth.users where id = ${person.user.id}`;
  expect((await person.client.auth.getUser(person.session.access_token)).error?.code).toBe('user_not_found');
});

test('metadata is merged by key, null removes one, and it stays an object', async () => {
  const { client, user } = await signUpPerson(served);
  await client.auth.updateUser({ data: { name: 'Ana', city: 'Recife' } });
  const { data, error } = await client.auth.updateUser({ data: { city: null, quote: `"'; --` } });
  expect(error).toBeNull();
  expect(data.user?.user_metadata).toEqual({ name: 'Ana', quote: `"'; --` });
  const [row] = await served.sql`
    select raw_user_meta_data ->> 'name' as name, jsonb_typeof(raw_user_meta_data) as type
    from auth.users where id = ${user.id}
  `;
  expect(row).toEqual({ name: 'Ana', type: 'object' });
});

test('parallel changes of the metadata keep each other’s keys', async () => {
  const { client } = await signUpPerson(served);
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => client.auth.updateUser({ data: { [key]: 1 } })));
  const { data } = await client.auth.getUser();
  expect(data.user?.user_metadata).toEqual({ a: 1, b: 1, c: 1, d: 1, e: 1 });
});

test('nobody writes their own app metadata or role', async () => {
  const person = await signUpPerson(served);
  const answer = await put(person, { app_metadata: { admin: true }, role: 'service_role', data: {} });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } });
  expect(JSON.stringify(answer.body)).not.toContain('admin');
});

test('a new password ends the other sessions and replaces the old password', async () => {
  const person = await signUpPerson(served);
  const other = served.client();
  await other.auth.signInWithPassword(person);
  const changed = await person.client.auth.updateUser({ password: 'another good password' });
  expect(changed.error).toBeNull();
  expect((await other.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
  expect((await person.client.auth.refreshSession()).error).toBeNull();
  const old = await served.client().auth.signInWithPassword(person);
  expect(old.error?.code).toBe('invalid_credentials');
  const fresh = await served
    .client()
    .auth.signInWithPassword({ email: person.email, password: 'another good password' });
  expect(fresh.error).toBeNull();
});

test.each([
  ['the same password', { password: goodPassword }, 422, 'same_password'],
  ['a short password', { password: '12345' }, 422, 'weak_password'],
  ['a password of 73 bytes', { password: 'x'.repeat(73) }, 400, 'validation_failed'],
  ['an address that is none', { email: 'somebody' }, 400, 'validation_failed'],
  ['a phone', { phone: '+5511999999999' }, 422, 'phone_provider_disabled'],
  ['metadata that is a string', { data: '{"a":1}' }, 400, 'validation_failed'],
  ['no JSON', 'nonsense', 400, 'bad_json'],
])('a change to %s is refused', async (_, body, status, code) => {
  const person = await signUpPerson(served);
  expect(await put(person, body)).toMatchObject({ status, body: { error_code: code } });
});
