import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consent, startProvider, type FakeProvider } from '../testing/fake-provider.ts';
import { land } from '../testing/follow.ts';
import { freshEmail, signUpPerson, type Person } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let google: FakeProvider;
let served: ServedBackend;
beforeAll(async () => {
  google = await startProvider();
  served = await serveBackend({ reauthenticateAfterSeconds: 600, providers: { google: google.options } });
});
afterAll(async () => {
  await served.stop();
  await google.stop();
});
beforeEach(() => {
  google.person = { sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Mallory' };
});

const refused = { status: 400, code: 'reauthentication_needed' };

/** Ages the sign-in: the session is still refreshed, but was opened a while ago. */
async function ageSignIn({ client, user }: Person): Promise<void> {
  await served.sql`
    update auth.mfa_amr_claims set created_at = now() - interval '11 minutes', updated_at = now() - interval '11 minutes'
    where session_id in (select id from auth.sessions where user_id = ${user.id})
  `;
  await client.auth.refreshSession();
}

async function link({ client }: Pick<Person, 'client'>): Promise<void> {
  const { data, error } = await client.auth.linkIdentity({ provider: 'google' });
  if (error) throw error;
  await land(await consent(served, data.url));
}

async function identityOf({ client }: Pick<Person, 'client'>, provider: string) {
  const { data } = await client.auth.getUserIdentities();
  const identity = data?.identities.find((each) => each.provider === provider);
  if (!identity) throw new Error(`no identity of ${provider}`);
  return identity;
}

test('whoever finds a device unlocked links no account of their own', async () => {
  const owner = await signUpPerson(served);
  await ageSignIn(owner);
  expect((await owner.client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject(refused);
  const token = await google.idToken();
  expect((await owner.client.auth.linkIdentity({ provider: 'google', token })).error).toMatchObject(refused);
  await owner.client.auth.signInWithPassword(owner);
  await link(owner);
  await identityOf(owner, 'google');
});

test('nor do they take a way of signing in away', async () => {
  const owner = await signUpPerson(served);
  await link(owner);
  await ageSignIn(owner);
  expect((await owner.client.auth.unlinkIdentity(await identityOf(owner, 'email'))).error).toMatchObject(refused);
  await owner.client.auth.signInWithPassword(owner);
  expect((await owner.client.auth.unlinkIdentity(await identityOf(owner, 'google'))).error).toBeNull();
});

test('nor do they set up a second step; whoever has one may add another', async () => {
  const owner = await signUpPerson(served);
  await ageSignIn(owner);
  expect((await owner.client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(refused);
  await owner.client.auth.signInWithPassword(owner);
  const { data } = await owner.client.auth.mfa.enroll({ factorType: 'totp' });
  if (data?.type !== 'totp') throw new Error('not enrolled');
  const code = new TOTP({ secret: data.totp.secret }).generate();
  await owner.client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  await ageSignIn(owner);
  const another = await owner.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'tablet' });
  expect(another.error).toBeNull();
});

test('a code of an app proves nothing about the first step', async () => {
  const owner = await signUpPerson(served);
  const { data } = await owner.client.auth.mfa.enroll({ factorType: 'totp' });
  if (data?.type !== 'totp') throw new Error('not enrolled');
  await ageSignIn(owner);
  const code = new TOTP({ secret: data.totp.secret }).generate();
  await owner.client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  expect((await owner.client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject(refused);
});

test('a linked and an unlinked account are told to the address that the owner had', async () => {
  const owner = await signUpPerson(served);
  await link(owner);
  await served.mails.take(owner.email, 'identity_linked_notification');
  expect((await owner.client.auth.unlinkIdentity(await identityOf(owner, 'email'))).error).toBeNull();
  expect((await owner.client.auth.getUser()).data.user?.email).toBe(google.person.email);
  await served.mails.take(owner.email, 'identity_unlinked_notification');
});
