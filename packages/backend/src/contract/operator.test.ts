import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmailOtpType, SupabaseClient } from '@supabase/supabase-js';
import { freshEmail, goodPassword, signUpPerson } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { operatorClient } from './operator-client.ts';

let served: ServedBackend;
let auth: SupabaseClient['auth'];
beforeAll(async () => {
  served = await serveBackend();
  ({ auth } = operatorClient(served));
});
afterAll(() => served.stop());

test('createUser makes an account that signs in', async () => {
  const account = { email: freshEmail(), password: goodPassword };
  const { data, error } = await auth.admin.createUser({
    ...account,
    email_confirm: true,
    user_metadata: { name: 'Ana' },
    app_metadata: { plan: 'premium' },
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ user_metadata: { name: 'Ana' }, app_metadata: { plan: 'premium' } });
  expect((await served.client().auth.signInWithPassword(account)).data.user?.id).toBe(data.user?.id);
});

test('listUsers answers in pages, and getUserById one account', async () => {
  const people = [await signUpPerson(served), await signUpPerson(served)];
  const { data, error } = await auth.admin.listUsers({ page: 1, perPage: 1 });
  expect(error).toBeNull();
  expect(data).toMatchObject({ users: [{ id: people[1]?.user.id }], nextPage: 2, total: expect.any(Number) });
  const id = people[0]?.user.id ?? '';
  expect((await auth.admin.getUserById(id)).data.user?.email).toBe(people[0]?.email);
});

test('updateUserById changes an account, and bans it', async () => {
  const { user } = await signUpPerson(served);
  const account = { email: freshEmail(), password: 'another good password' };
  const changed = await auth.admin.updateUserById(user.id, { ...account, user_metadata: { name: 'Ana' } });
  expect(changed.data.user).toMatchObject({ id: user.id, email: account.email, user_metadata: { name: 'Ana' } });
  expect((await served.client().auth.signInWithPassword(account)).error).toBeNull();
  expect((await auth.admin.updateUserById(user.id, { ban_duration: '1h' })).error).toBeNull();
  expect((await served.client().auth.signInWithPassword(account)).error?.code).toBe('user_banned');
});

test('deleteUser removes an account with all that is theirs', async () => {
  const { client, user } = await signUpPerson(served);
  await client.from('notes').insert({ title: 'mine' });
  expect((await auth.admin.deleteUser(user.id)).error).toBeNull();
  expect((await auth.admin.getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  expect((await operatorClient(served).from('notes').select('id').eq('owner', user.id)).data ?? []).toEqual([]);
});

test('inviteUserByEmail mails a code that opens the new account', async () => {
  const email = freshEmail();
  const { data, error } = await auth.admin.inviteUserByEmail(email, { data: { name: 'Ana' } });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { name: 'Ana' } });
  const { code: token } = await served.mails.take(email, 'invite');
  const accepted = await served.client().auth.verifyOtp({ email, token, type: 'invite' });
  expect(accepted.data.session?.user.id).toBe(data.user?.id);
});

test.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
  'generateLink makes the code and the link of a %s, and sends no mail',
  async (type) => {
    const email = type === 'recovery' ? (await signUpPerson(served)).email : freshEmail();
    const { data, error } = await auth.admin.generateLink(
      type === 'signup' ? { type, email, password: goodPassword } : { type, email },
    );
    if (error) throw error;
    const { action_link, email_otp, hashed_token, verification_type } = data.properties;
    expect(email_otp).toMatch(/^\d{6}$/);
    expect(new URL(action_link).searchParams.get('token')).toBe(hashed_token);
    const verified = await served
      .client()
      .auth.verifyOtp({ token_hash: hashed_token, type: verification_type as EmailOtpType });
    expect(verified.data.user?.id).toBe(data.user.id);
    expect(served.mails.to(email)).toEqual([]);
  },
);

test('generateLink makes the links of a change of address', async () => {
  const { email, user } = await signUpPerson(served);
  const newEmail = freshEmail();
  for (const type of ['email_change_current', 'email_change_new'] as const) {
    const { data, error } = await auth.admin.generateLink({ type, email, newEmail });
    if (error) throw error;
    const { auth: visitor } = served.client();
    const token_hash = data.properties.hashed_token;
    expect((await visitor.verifyOtp({ token_hash, type: 'email_change' })).error).toBeNull();
  }
  expect((await auth.admin.getUserById(user.id)).data.user?.email).toBe(newEmail);
});

test('signOut ends the sessions of whoever a token belongs to', async () => {
  const { client, session } = await signUpPerson(served);
  expect((await auth.admin.signOut(session.access_token, 'global')).error).toBeNull();
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
});

test('mfa.listFactors shows the second factors of an account, and mfa.deleteFactor takes one from it', async () => {
  const { client, user } = await signUpPerson(served);
  const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (enrolled?.type !== 'totp') throw new Error('not enrolled');
  const code = new TOTP({ secret: enrolled.totp.secret }).generate();
  await client.auth.mfa.challengeAndVerify({ factorId: enrolled.id, code });
  const listed = await auth.admin.mfa.listFactors({ userId: user.id });
  expect(listed.data?.factors).toMatchObject([{ id: enrolled.id, status: 'verified' }]);
  expect((await auth.admin.mfa.deleteFactor({ userId: user.id, id: enrolled.id })).error).toBeNull();
  expect((await auth.admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([]);
});

test('nobody else is answered', async () => {
  const { client, user } = await signUpPerson(served);
  for (const stranger of [client, served.client()]) {
    expect((await stranger.auth.admin.listUsers()).error).toMatchObject({ status: 403, code: 'not_admin' });
    expect((await stranger.auth.admin.deleteUser(user.id)).error?.code).toBe('not_admin');
  }
});
