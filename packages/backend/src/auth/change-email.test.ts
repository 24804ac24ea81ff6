import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow } from '../testing/follow.ts';
import { freshEmail, goodPassword, signUpPerson } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
let single: ServedBackend;
let relaxed: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ autoconfirm: false });
  single = await serveBackend({ autoconfirm: false, isEmailChangeConfirmedTwice: false });
  relaxed = await serveBackend();
});
afterAll(() => Promise.all([served.stop(), single.stop(), relaxed.stop()]));

async function signedIn(backend: ServedBackend): Promise<{ client: SupabaseClient; email: string }> {
  const email = freshEmail();
  const client = backend.client();
  await client.auth.signUp({ email, password: goodPassword });
  const { code } = await backend.mails.take(email, 'signup');
  await client.auth.verifyOtp({ email, token: code, type: 'signup' });
  return { client, email };
}

test('both addresses confirm a change, in either order', async () => {
  for (const kinds of [
    ['email_change_current', 'email_change_new'],
    ['email_change_new', 'email_change_current'],
  ] as const) {
    const { client, email } = await signedIn(served);
    const wanted = freshEmail();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await client.auth.updateUser({ email: wanted });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: wanted });
    expect(events).toContain('USER_UPDATED');
    const addressOf = { email_change_current: email, email_change_new: wanted };
    const mails = await Promise.all(kinds.map((kind) => served.mails.take(addressOf[kind], kind)));
    expect(mails.map(({ newEmail }) => newEmail)).toEqual([wanted, wanted]);
    const [first, second] = mails.map(({ to, code: token }) => ({ email: to, token, type: 'email_change' as const }));
    if (!first || !second) throw new Error('two mails are expected');
    const halfway = await client.auth.verifyOtp(first);
    expect(halfway).toMatchObject({ error: null, data: { session: null } });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    expect((await client.auth.verifyOtp(second)).data.user).toMatchObject({ email: wanted });
    const { data: changed } = await client.auth.getUser();
    expect(changed.user?.identities?.[0]?.identity_data).toMatchObject({ email: wanted });
    expect((await served.client().auth.signInWithPassword({ email: wanted, password: goodPassword })).error).toBeNull();
    expect((await served.client().auth.signInWithPassword({ email, password: goodPassword })).error).not.toBeNull();
  }
});

test('one address cannot confirm for both, however often it is asked', async () => {
  const { client, email } = await signedIn(served);
  const wanted = freshEmail();
  await client.auth.updateUser({ email: wanted });
  const own = await served.mails.take(wanted, 'email_change_new');
  await client.auth.verifyOtp({ email: wanted, token: own.code, type: 'email_change' });
  expect((await client.auth.resend({ type: 'email_change', email: wanted })).error).toBeNull();
  await expect.poll(() => served.sql`select from auth.mail_queue`).toHaveLength(0);
  expect(served.mails.to(wanted)).toHaveLength(0);
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
});

test('the links of a change lead on, and the second one signs in', async () => {
  const { client, email } = await signedIn(served);
  const wanted = freshEmail();
  await client.auth.updateUser({ email: wanted });
  const half = await follow(served, await served.mails.take(email, 'email_change_current'));
  expect(half.fragment.get('message')).toContain('Please proceed to confirm link sent to the other email');
  const whole = await follow(served, await served.mails.take(wanted, 'email_change_new'));
  expect(whole.fragment.get('type')).toBe('email_change');
  expect(whole.fragment.get('access_token')).toBeTruthy();
  expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
});

test('a change through PKCE ends with a code', async () => {
  const { email } = await signedIn(single);
  const client = single.client({ flowType: 'pkce' });
  await client.auth.signInWithPassword({ email, password: goodPassword });
  const wanted = freshEmail();
  await client.auth.updateUser({ email: wanted });
  const { query } = await follow(single, await single.mails.take(wanted, 'email_change_new'));
  const { data, error } = await client.auth.exchangeCodeForSession(query.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user?.email).toBe(wanted);
});

test('where one confirmation is enough only the new address is asked', async () => {
  const { client, email } = await signedIn(single);
  const wanted = freshEmail();
  await client.auth.updateUser({ email: wanted });
  const { code } = await single.mails.take(wanted, 'email_change_new');
  const { data } = await client.auth.verifyOtp({ email: wanted, token: code, type: 'email_change' });
  expect(data.user?.email).toBe(wanted);
  expect(single.mails.to(email)).toHaveLength(0);
});

test('a change is resent to both, and a new wish makes the old mails worthless', async () => {
  const { client, email } = await signedIn(served);
  const [first, second] = [freshEmail(), freshEmail()];
  await client.auth.updateUser({ email: first });
  const old = await served.mails.take(first, 'email_change_new');
  await client.auth.updateUser({ email: second });
  await served.mails.take(second, 'email_change_new');
  const stale = await client.auth.verifyOtp({ email: first, token: old.code, type: 'email_change' });
  expect(stale.error?.code).toBe('otp_expired');
  await served.mails.take(email, 'email_change_current');
  await client.auth.resend({ type: 'email_change', email });
  await served.mails.take(email, 'email_change_current');
  await served.mails.take(second, 'email_change_new');
});

test('wanting somebody else’s address looks like wanting a free one, and gets nobody a mail', async () => {
  const other = await signedIn(served);
  const { client, email } = await signedIn(served);
  const { data, error } = await client.auth.updateUser({ email: other.email });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, new_email: other.email });
  await expect.poll(() => served.sql`select from auth.mail_queue`).toHaveLength(0);
  expect([...served.mails.to(other.email), ...served.mails.to(email)]).toHaveLength(0);
});

test('an address that was taken meanwhile is refused at the end', async () => {
  const { client } = await signedIn(single);
  const wanted = freshEmail();
  await client.auth.updateUser({ email: wanted });
  const { code } = await single.mails.take(wanted, 'email_change_new');
  await single.client().auth.signUp({ email: wanted, password: goodPassword });
  const late = await client.auth.verifyOtp({ email: wanted, token: code, type: 'email_change' });
  expect(late.error).toMatchObject({ status: 422, code: 'email_exists' });
});

test('without confirmation the address changes at once, unless it is taken', async () => {
  const [person, other] = [await signUpPerson(relaxed), await signUpPerson(relaxed)];
  const wanted = freshEmail();
  const { data } = await person.client.auth.updateUser({ email: wanted.toUpperCase() });
  expect(data.user).toMatchObject({ email: wanted });
  const taken = await person.client.auth.updateUser({ email: other.email });
  expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
  expect((await person.client.auth.updateUser({ email: 'nonsense' })).error?.code).toBe('validation_failed');
});

test('an address that somebody takes at this very moment is refused', async () => {
  const [slow, quick] = [await signUpPerson(relaxed), await signUpPerson(relaxed)];
  const email = freshEmail();
  const waiting = () =>
    relaxed.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { asked } = await relaxed.sql.begin(async (tx) => {
    await tx`update auth.users set email = ${email} where id = ${quick.user.id}`;
    const asked = slow.client.auth.updateUser({ email });
    await expect.poll(waiting).toHaveLength(1);
    return { asked };
  });
  expect((await asked).error).toMatchObject({ status: 422, code: 'email_exists' });
});
