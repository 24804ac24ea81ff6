import { createClient, type GenerateLinkParams } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveSecretKey } from '../../keys.ts';
import { follow, linkToken } from '../../testing/follow.ts';
import { freshEmail, goodPassword } from '../../testing/people.ts';
import { raw } from '../../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../../testing/served-backend.ts';

const siteUrl = 'https://site.example/';
let served: ServedBackend;
let single: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ autoconfirm: false, siteUrl });
  single = await serveBackend({ autoconfirm: false, isEmailChangeConfirmedTwice: false });
});
afterAll(() => Promise.all([served.stop(), single.stop()]));

const adminOf = ({ url, options }: ServedBackend) =>
  createClient(url, deriveSecretKey(options.signingKey), { auth: { persistSession: false } }).auth.admin;
const admin = () => adminOf(served);

async function linkFor(params: GenerateLinkParams) {
  const { data, error } = await admin().generateLink(params);
  if (error || !data.properties) throw new Error('no link', { cause: error });
  return data;
}

async function confirmedPerson(): Promise<string> {
  const email = freshEmail();
  const { error } = await admin().createUser({ email, password: goodPassword, email_confirm: true });
  expect(error).toBeNull();
  return email;
}

const signIn = (email: string, password: string) => served.client().auth.signInWithPassword({ email, password });
const actionsOf = async (id: string) =>
  (
    await served.sql`select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'actor_id' = ${id}`
  ).map(({ action }) => action);
const signedUp = (id: string) => served.events.filter(({ code, userId }) => code === 'auth.signed_up' && userId === id);

test('somebody is invited by mail, comes in with its code and chooses a password', async () => {
  const email = freshEmail();
  const redirectTo = `${siteUrl}welcome`;
  const { data, error } = await admin().inviteUserByEmail(email.toUpperCase(), { data: { name: 'Ana' }, redirectTo });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ana' }, invited_at: expect.any(String) });
  const mail = await served.mails.take(email, 'invite');
  expect(new URL(mail.link ?? '').searchParams.get('redirect_to')).toBe(redirectTo);
  const client = served.client();
  expect((await client.auth.verifyOtp({ email, token: mail.code, type: 'invite' })).error).toBeNull();
  expect((await client.auth.updateUser({ password: goodPassword })).error).toBeNull();
  expect((await signIn(email, goodPassword)).error).toBeNull();
  const id = data.user?.id ?? '';
  expect(await actionsOf(id)).toEqual(expect.arrayContaining(['user_signedup', 'user_invited', 'login']));
  expect(signedUp(id)).toHaveLength(1);
});

test('the link of an invitation leads in, and who is invited again gets another mail to the same account', async () => {
  const email = freshEmail();
  const first = await admin().inviteUserByEmail(email);
  const old = await served.mails.take(email, 'invite');
  const second = await admin().inviteUserByEmail(email);
  expect(second.data.user?.id).toBe(first.data.user?.id);
  const landing = await follow(served, await served.mails.take(email, 'invite'));
  expect(landing.fragment.get('type')).toBe('invite');
  expect((await follow(served, old)).fragment.get('error_code')).toBe('otp_expired');
  expect(signedUp(first.data.user?.id ?? '')).toHaveLength(1);
});

test('whoever has an account is not invited', async () => {
  const email = await confirmedPerson();
  expect((await admin().inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' });
  expect((await admin().inviteUserByEmail('nonsense')).error?.code).toBe('validation_failed');
  expect(served.mails.to(email)).toHaveLength(0);
});

test.each(['signup', 'invite', 'magiclink'] as const)('a %s link makes an account and sends no mail', async (type) => {
  const email = freshEmail();
  const params = type === 'signup' ? { type, email, password: goodPassword } : { type, email };
  const { properties, user } = await linkFor({ ...params, options: { data: { name: 'Ana' } } });
  expect(user).toMatchObject({ email, user_metadata: { name: 'Ana' } });
  expect(user).not.toHaveProperty('email_otp');
  // As in GoTrue, a magic link signs up an unknown address.
  expect(properties.verification_type).toBe(type === 'magiclink' ? 'signup' : type);
  expect(properties.redirect_to).toBe(siteUrl);
  expect(linkToken({ link: properties.action_link })).toBe(properties.hashed_token);
  const { email_otp: token, verification_type } = properties;
  const verified = await served.client().auth.verifyOtp({ email, token, type: verification_type as 'signup' });
  expect(verified.data.user).toMatchObject({ id: user.id, email_confirmed_at: expect.any(String) });
  expect(signedUp(user.id)).toHaveLength(1);
  expect(await actionsOf(user.id)).toContain('user_signedup');
  expect(served.mails.to(email)).toHaveLength(0);
  expect(await served.sql`select from auth.mail_queue where email = ${email}`).toHaveLength(0);
});

test.each(['magiclink', 'recovery'] as const)(
  'a %s link opens an account by its code, its hash or itself',
  async (type) => {
    const email = await confirmedPerson();
    const redirectTo = `${siteUrl}in`;
    const byCode = await linkFor({ type, email, options: { redirectTo } });
    expect(byCode.properties).toMatchObject({ verification_type: type, redirect_to: redirectTo });
    const client = served.client();
    expect((await client.auth.verifyOtp({ email, token: byCode.properties.email_otp, type })).error).toBeNull();
    const { hashed_token: token_hash } = (await linkFor({ type, email })).properties;
    expect((await client.auth.verifyOtp({ token_hash, type })).error).toBeNull();
    expect((await client.auth.verifyOtp({ token_hash, type })).error?.code).toBe('otp_expired');
    const { properties } = await linkFor({ type, email, options: { redirectTo } });
    const landing = await follow(served, { link: properties.action_link });
    expect(landing.url.href.split('#')[0]).toBe(redirectTo);
    expect(landing.fragment.get('type')).toBe(type);
    expect((await signIn(email, goodPassword)).error).toBeNull();
  },
);

test('a sign-up link confirms the password that was given with it, whatever a stranger chose before', async () => {
  const email = freshEmail();
  await served.client().auth.signUp({ email, password: 'a password of a stranger' });
  await served.mails.take(email, 'signup');
  const { properties, user } = await linkFor({ type: 'signup', email, password: goodPassword });
  expect(signedUp(user.id)).toHaveLength(1);
  const { hashed_token: token_hash } = properties;
  expect((await served.client().auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
  expect((await signIn(email, 'a password of a stranger')).error?.code).toBe('invalid_credentials');
  expect((await signIn(email, goodPassword)).error).toBeNull();
});

test('both links of a new address confirm it, by the type that they name', async () => {
  const [email, newEmail] = [await confirmedPerson(), freshEmail()];
  const current = await linkFor({ type: 'email_change_current', email, newEmail });
  const wanted = await linkFor({ type: 'email_change_new', email, newEmail });
  expect(current.user).toMatchObject({ email, new_email: newEmail });
  const types = [current, wanted].map(({ properties }) => properties.verification_type);
  expect(types).toEqual(['email_change_current', 'email_change_new']);
  const verify = (token_hash: string, type: string) =>
    served.client().auth.verifyOtp({ token_hash, type: type as 'email_change' });
  // The one does not pass for the other.
  const swapped = await verify(current.properties.hashed_token, 'email_change_new');
  expect(swapped.error?.code).toBe('otp_expired');
  const half = await verify(current.properties.hashed_token, 'email_change_current');
  expect(half).toMatchObject({ error: null, data: { session: null } });
  const { error, data } = await served.client().auth.verifyOtp({
    email: newEmail,
    token: wanted.properties.email_otp,
    type: 'email_change_new' as 'email_change',
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: newEmail });
});

test('the links of a change serve as email_change too, and another wish makes them worthless', async () => {
  const email = await confirmedPerson();
  const old = await linkFor({ type: 'email_change_new', email, newEmail: freshEmail() });
  const newEmail = freshEmail();
  const { properties } = await linkFor({ type: 'email_change_new', email, newEmail });
  const stale = await served.client().auth.verifyOtp({ token_hash: old.properties.hashed_token, type: 'email_change' });
  expect(stale.error?.code).toBe('otp_expired');
  const half = await follow(served, { link: properties.action_link });
  expect(half.fragment.get('message')).toContain('confirm link sent to the other email');
  const again = await admin().generateLink({ type: 'email_change_new', email, newEmail });
  expect(again.error?.code).toBe('validation_failed');
});

test('where one confirmation is enough there is no link for the present address', async () => {
  const email = freshEmail();
  await adminOf(single).createUser({ email, email_confirm: true });
  const newEmail = freshEmail();
  const current = await adminOf(single).generateLink({ type: 'email_change_current', email, newEmail });
  expect(current.error?.code).toBe('validation_failed');
  const { data } = await adminOf(single).generateLink({ type: 'email_change_new', email, newEmail });
  const token_hash = data.properties?.hashed_token ?? '';
  const changed = await single.client().auth.verifyOtp({ token_hash, type: 'email_change' });
  expect(changed.data.user).toMatchObject({ email: newEmail });
});

test('a link that cannot be is refused', async () => {
  const known = await confirmedPerson();
  const other = await confirmedPerson();
  const refused: [object, number, string][] = [
    [{ type: 'signup', email: known, password: goodPassword }, 422, 'email_exists'],
    [{ type: 'invite', email: known }, 422, 'email_exists'],
    [{ type: 'recovery', email: freshEmail() }, 404, 'user_not_found'],
    [{ type: 'email_change_new', email: freshEmail(), new_email: freshEmail() }, 404, 'user_not_found'],
    [{ type: 'email_change_new', email: known, new_email: other }, 422, 'email_exists'],
    [{ type: 'email_change_new', email: known }, 400, 'validation_failed'],
    [{ type: 'email_change_new', email: known, new_email: 'nonsense' }, 400, 'validation_failed'],
    [{ type: 'signup', email: freshEmail() }, 400, 'validation_failed'],
    [{ type: 'signup', email: freshEmail(), password: '123' }, 422, 'weak_password'],
    [{ type: 'magiclink', email: 'nonsense' }, 400, 'validation_failed'],
    [{ type: 'magic', email: known }, 400, 'validation_failed'],
    [{ type: 'magiclink' }, 400, 'validation_failed'],
  ];
  const headers = { authorization: `Bearer ${deriveSecretKey(served.options.signingKey)}` };
  for (const [body, status, code] of refused) {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await raw(served, '/auth/v1/admin/generate_link', init);
    expect(answer).toMatchObject({ status, body: { error_code: code } });
  }
});

test('a link leads nowhere that is not allowed, and no log holds it', async () => {
  const email = await confirmedPerson();
  const redirectTo = 'https://site.example@evil.example/';
  const { properties } = await linkFor({ type: 'magiclink', email, options: { redirectTo } });
  expect(properties.redirect_to).toBe(siteUrl);
  const seen = JSON.stringify(served.events);
  expect(seen).not.toContain(properties.hashed_token);
  expect(seen).not.toContain('@');
  const stored =
    await served.sql`select to_jsonb(t)::text as row from auth.one_time_tokens t where relates_to = ${email}`;
  expect(JSON.stringify(stored)).not.toContain(properties.hashed_token);
});
