import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveSecretKey } from '../../keys.ts';
import { freshEmail, goodPassword } from '../../testing/people.ts';
import { raw } from '../../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ autoconfirm: false });
});
afterAll(() => served.stop());

const secretKey = () => deriveSecretKey(served.options.signingKey);
const admin = () => createClient(served.url, secretKey(), { auth: { persistSession: false } }).auth.admin;

async function createPerson(attributes: object = {}) {
  const account = { email: freshEmail(), password: goodPassword, email_confirm: true, ...attributes };
  const { data, error } = await admin().createUser(account);
  if (error || !data.user) throw new Error('not created', { cause: error });
  return { ...account, user: data.user };
}

test('the secret key is one of its kind, and every process of a signing key knows it', () => {
  expect(secretKey()).toMatch(/^sb_secret_[\w-]{43}$/);
  expect(deriveSecretKey({ ...served.options.signingKey })).toBe(secretKey());
  expect(deriveSecretKey({ ...served.options.signingKey, d: 'other' })).not.toBe(secretKey());
});

test('nobody else is an admin', async () => {
  const person = await createPerson();
  const client = served.client();
  const { data } = await client.auth.signInWithPassword(person);
  const paths: [string, string][] = [
    ['GET', 'users'],
    ['POST', 'users'],
    ['GET', `users/${person.user.id}`],
    ['PUT', `users/${person.user.id}`],
    ['DELETE', `users/${person.user.id}`],
    ['POST', 'generate_link'],
    ['POST', '../invite'],
    ['GET', `users/${person.user.id}/factors`],
    ['DELETE', `users/${person.user.id}/factors/${randomUUID()}`],
  ];
  const { publishableKey } = served.options;
  const keys: [Record<string, string>, number][] = [
    [{}, 401],
    [{ apikey: publishableKey }, 403],
    [{ apikey: publishableKey, authorization: `Bearer ${publishableKey}` }, 403],
    [{ apikey: publishableKey, authorization: `Bearer ${data.session?.access_token}` }, 403],
    [{ authorization: `Bearer ${secretKey().slice(0, -1)}` }, 403],
    [{ apikey: `${secretKey()}x` }, 401],
  ];
  for (const [method, path] of paths) {
    for (const [headers, status] of keys) {
      const body = method === 'GET' ? {} : { body: '{}' };
      const answer = await raw(served, `/auth/v1/admin/${path}`, { method, headers, ...body });
      expect(answer.status).toBe(status);
    }
  }
  expect((await admin().getUserById(person.user.id)).error).toBeNull();
});

test('an account is created, confirmed or not, with metadata of both kinds', async () => {
  const person = await createPerson({ user_metadata: { name: 'Ana' }, app_metadata: { plan: 'free' } });
  expect(person.user).toMatchObject({
    email: person.email,
    user_metadata: { name: 'Ana' },
    app_metadata: { plan: 'free', provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email', identity_data: { email: person.email } }],
  });
  expect((await served.client().auth.signInWithPassword(person)).error).toBeNull();
  const pending = await createPerson({ email_confirm: false });
  expect((await served.client().auth.signInWithPassword(pending)).error?.code).toBe('email_not_confirmed');
  const [row] = await served.sql`
    select jsonb_typeof(raw_app_meta_data) as app, jsonb_typeof(raw_user_meta_data) as "user" from auth.users
    where id = ${person.user.id}
  `;
  expect(row).toEqual({ app: 'object', user: 'object' });
});

test('an account moves here with its id and its password’s hash', async () => {
  const known = await createPerson();
  const [row] = await served.sql`select encrypted_password from auth.users where id = ${known.user.id}`;
  const id = randomUUID();
  const moved = await createPerson({ id, password: undefined, password_hash: row?.encrypted_password });
  expect(moved.user.id).toBe(id);
  const signedIn = await served.client().auth.signInWithPassword({ email: moved.email, password: goodPassword });
  expect(signedIn.error).toBeNull();
});

test.each([
  ['no address', { email: '' }, 'validation_failed'],
  ['a bad address', { email: 'nonsense' }, 'validation_failed'],
  ['a weak password', { password: '123' }, 'weak_password'],
  ['a hash that is none', { password_hash: 'x' }, 'validation_failed'],
  ['a hash that takes hours', { password_hash: `$2b$31$${'a'.repeat(53)}` }, 'validation_failed'],
  ['metadata that is a string', { user_metadata: '{}' }, 'validation_failed'],
  ['a phone', { phone: '+5511999999999' }, 'phone_provider_disabled'],
  ['an endless ban', { ban_duration: 'forever' }, 'validation_failed'],
])('an account with %s is refused', async (_, attributes, code) => {
  const account = { email: freshEmail(), password: goodPassword, ...attributes };
  const { error } = await admin().createUser(account as object);
  expect(error?.code).toBe(code);
});

test('an address and an id are taken once', async () => {
  const person = await createPerson();
  expect((await admin().createUser({ email: person.email })).error?.code).toBe('email_exists');
  const same = await admin().createUser({ id: person.user.id, email: freshEmail() });
  expect(same.error?.code).toBe('user_already_exists');
});

test('accounts are listed in pages, the newest first', async () => {
  for (let index = 0; index < 3; index += 1) await createPerson();
  const first = await admin().listUsers({ page: 1, perPage: 2 });
  if (first.error) throw first.error;
  const [row] = await served.sql`select count(*)::int as total from auth.users`;
  expect(first.data.users).toHaveLength(2);
  expect(first.data).toMatchObject({ total: row?.total, nextPage: 2, lastPage: Math.ceil(Number(row?.total) / 2) });
  const second = await admin().listUsers({ page: 2, perPage: 2 });
  expect(second.data.users[0]?.id).not.toBe(first.data.users[0]?.id);
  expect(JSON.stringify(first.data)).not.toContain('encrypted_password');
  expect((await admin().listUsers({ page: -1 })).error?.code).toBe('validation_failed');
});

test('an account is changed: address, metadata, password; a new password ends its sessions', async () => {
  const person = await createPerson({ user_metadata: { name: 'Ana', city: 'Recife' } });
  const client = served.client();
  await client.auth.signInWithPassword(person);
  const email = freshEmail();
  const { data, error } = await admin().updateUserById(person.user.id, {
    email,
    password: 'another good password',
    user_metadata: { city: null },
    app_metadata: { role: 'admin' },
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email,
    user_metadata: { name: 'Ana' },
    app_metadata: { role: 'admin', provider: 'email' },
    identities: [{ identity_data: { email } }],
  });
  expect((await client.auth.getUser()).error).not.toBeNull();
  const again = await served.client().auth.signInWithPassword({ email, password: 'another good password' });
  expect(again.error).toBeNull();
  const other = await createPerson();
  expect((await admin().updateUserById(other.user.id, { email })).error?.code).toBe('email_exists');
});

test('a ban keeps somebody out until it is lifted', async () => {
  const person = await createPerson();
  await admin().updateUserById(person.user.id, { ban_duration: '1h30m' });
  expect((await served.client().auth.signInWithPassword(person)).error?.code).toBe('user_banned');
  await admin().updateUserById(person.user.id, { ban_duration: 'none' });
  expect((await served.client().auth.signInWithPassword(person)).error).toBeNull();
});

test('an account is deleted with what refers to it, or softly', async () => {
  const person = await createPerson();
  const client = served.client();
  await client.auth.signInWithPassword(person);
  await client.from('notes').insert({ title: 'mine' });
  expect((await admin().deleteUser(person.user.id)).error).toBeNull();
  expect(await served.sql`select from public.notes where owner = ${person.user.id}`).toHaveLength(0);
  expect((await admin().getUserById(person.user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  expect((await admin().deleteUser(person.user.id)).error).toMatchObject({ status: 404 });

  const soft = await createPerson();
  expect((await admin().deleteUser(soft.user.id, true)).error).toBeNull();
  const [row] = await served.sql`select to_jsonb(u) as row from auth.users u where id = ${soft.user.id}`;
  expect(JSON.stringify(row)).not.toContain(soft.email);
  expect((await served.client().auth.signInWithPassword(soft)).error?.code).toBe('invalid_credentials');
  expect((await createPerson({ email: soft.email })).user.id).not.toBe(soft.user.id);
});

test('a factor is seen, and taken from somebody who has lost it', async () => {
  const [person, other] = [await createPerson(), await createPerson()];
  const client = served.client();
  await client.auth.signInWithPassword(person);
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  const listed = await admin().mfa.listFactors({ userId: person.user.id });
  expect(listed.data?.factors).toMatchObject([{ id: factor?.id, status: 'unverified' }]);
  expect(JSON.stringify(listed.data)).not.toContain('secret');
  const id = factor?.id ?? '';
  const wrong = await admin().mfa.deleteFactor({ userId: other.user.id, id });
  expect(wrong.error?.code).toBe('mfa_factor_not_found');
  expect((await admin().mfa.deleteFactor({ userId: person.user.id, id })).error).toBeNull();
  expect((await admin().mfa.listFactors({ userId: person.user.id })).data?.factors).toEqual([]);
});

test('the sessions of somebody whose token the operator holds are ended', async () => {
  const person = await createPerson();
  const [one, two] = [served.client(), served.client()];
  const { data } = await one.auth.signInWithPassword(person);
  await two.auth.signInWithPassword(person);
  expect((await admin().signOut(data.session?.access_token ?? '', 'others')).error).toBeNull();
  expect((await two.auth.getUser()).error).not.toBeNull();
  expect((await one.auth.getUser()).error).toBeNull();
  expect((await admin().signOut(data.session?.access_token ?? '')).error).toBeNull();
  expect((await one.auth.getUser()).error).not.toBeNull();
  expect((await admin().signOut('nonsense')).error).not.toBeNull();
});

test('an id that is none is refused', async () => {
  const headers = { authorization: `Bearer ${secretKey()}` };
  const answer = await raw(served, '/auth/v1/admin/users/nonsense', { headers });
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});

test('in REST the secret key has the rights of its role, and the listed tables only', async () => {
  await served.sql.script('grant select on public.notes to service_role');
  const client = createClient(served.url, secretKey(), { auth: { persistSession: false } });
  expect((await client.from('notes').select()).error).toBeNull();
  expect((await client.from('unlisted').select()).error?.code).toBe('PGRST205');
});
