import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type Person } from '../testing/people.ts';
import { raw } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

async function secondClient(person: Person) {
  const client = served.client();
  await client.auth.signInWithPassword(person);
  return client;
}

const isSignedIn = async (client: Person['client']) => (await client.auth.refreshSession()).error === null;

test('scope local ends this session alone', async () => {
  const person = await signUpPerson(served);
  const other = await secondClient(person);
  expect((await person.client.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect(await isSignedIn(other)).toBe(true);
  const user = await served.client().auth.getUser(person.session.access_token);
  expect(user.error?.name).toBe('AuthSessionMissingError');
});

test('scope others ends all but this session', async () => {
  const person = await signUpPerson(served);
  const other = await secondClient(person);
  expect((await person.client.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(person.client)).toBe(true);
});

test('scope global ends every session of this person and of nobody else', async () => {
  const person = await signUpPerson(served);
  const stranger = await signUpPerson(served);
  const other = await secondClient(person);
  expect((await person.client.auth.signOut()).error).toBeNull();
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(stranger.client)).toBe(true);
});

test('whoever owes the second step ends their own session and no other', async () => {
  const person = await signUpPerson(served);
  const { data } = await person.client.auth.mfa.enroll({ factorType: 'totp' });
  if (data?.type !== 'totp') throw new Error('not enrolled');
  const code = new TOTP({ secret: data.totp.secret }).generate();
  await person.client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  const half = await secondClient(person);
  for (const scope of ['others', 'global'] as const) {
    expect((await half.auth.signOut({ scope })).error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  }
  expect((await half.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect(await isSignedIn(half)).toBe(false);
  expect(await isSignedIn(person.client)).toBe(true);
});

test('a token that outlived its session ends no other session', async () => {
  const person = await signUpPerson(served);
  await person.client.auth.signOut({ scope: 'local' });
  const later = await secondClient(person);
  const answer = await raw(served, '/auth/v1/logout?scope=global', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.session.access_token}` },
  });
  expect(answer).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
  expect(await isSignedIn(later)).toBe(true);
});

test('signing out without a token or with an unknown scope is refused', async () => {
  expect((await raw(served, '/auth/v1/logout', { method: 'POST' })).status).toBe(401);
  const person = await signUpPerson(served);
  const answer = await raw(served, '/auth/v1/logout?scope=everybody', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.session.access_token}` },
  });
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});
