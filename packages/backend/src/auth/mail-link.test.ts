import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow, linkToken } from '../testing/follow.ts';
import { freshEmail, goodPassword, signUpPerson } from '../testing/people.ts';
import { postJson } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

const siteUrl = 'https://site.example/';
let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({
    autoconfirm: false,
    siteUrl,
    redirectUrls: ['https://partner.example/app', 'app.site://callback'],
  });
});
afterAll(() => served.stop());

const pkce = () => served.client({ flowType: 'pkce' });

async function confirmedPerson(): Promise<string> {
  const email = freshEmail();
  await served.client().auth.signUp({ email, password: goodPassword });
  const { code } = await served.mails.take(email, 'signup');
  await served.client().auth.verifyOtp({ email, token: code, type: 'signup' });
  return email;
}

test('a link signs in with tokens behind the hash, once', async () => {
  const email = freshEmail();
  await served.client().auth.signUp({
    email,
    password: goodPassword,
    options: { emailRedirectTo: `${siteUrl}welcome?from=mail` },
  });
  const mail = await served.mails.take(email, 'signup');
  const landing = await follow(served, mail);
  expect(landing.status).toBe(303);
  expect(landing.url.href).toMatch(/^https:\/\/site\.example\/welcome\?from=mail#access_token=/);
  expect(Object.fromEntries(landing.fragment)).toMatchObject({
    type: 'signup',
    token_type: 'bearer',
    expires_in: '3600',
  });
  const client = served.client();
  const { data } = await client.auth.setSession({
    access_token: landing.fragment.get('access_token') ?? '',
    refresh_token: landing.fragment.get('refresh_token') ?? '',
  });
  expect(data.user).toMatchObject({ email });
  const again = await follow(served, mail);
  expect(again.url.pathname).toBe('/welcome');
  expect(Object.fromEntries(again.fragment)).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: expect.stringContaining('expired'),
  });
});

test('looking at a link with HEAD does not use it up', async () => {
  const email = await confirmedPerson();
  await served.client().auth.signInWithOtp({ email });
  const mail = await served.mails.take(email, 'magiclink');
  const { pathname, search } = new URL(mail.link ?? '');
  expect((await fetch(served.url + pathname + search, { method: 'HEAD', redirect: 'manual' })).status).toBe(200);
  expect((await follow(served, mail)).fragment.get('access_token')).toBeTruthy();
});

test.each(['', 'signup', 'nonsense'])(
  'a link of the type "%s" without a good token lands on the site',
  async (type) => {
    const landing = await follow(served, {
      link: `https://x/auth/v1/verify?type=${type}&token=x&redirect_to=https://evil.example`,
    });
    expect(landing.url.href.startsWith(siteUrl)).toBe(true);
    expect(landing.fragment.get('error_code')).toMatch(/otp_expired|validation_failed/);
  },
);

test.each([
  ['https://partner.example/app/in?x=1', 'https://partner.example/app/in?x=1'],
  ['app.site://callback', 'app.site://callback'],
  ['https://site.example/deep/page', 'https://site.example/deep/page'],
  ['https://evil.example/', siteUrl],
  ['https://partner.example/application', siteUrl],
  ['https://site.example@evil.example/', siteUrl],
  ['javascript:alert(1)', siteUrl],
])('a mail asked for with redirect_to %s leads to %s', async (redirectTo, target) => {
  const email = await confirmedPerson();
  await served.client().auth.resetPasswordForEmail(email, { redirectTo });
  const mail = await served.mails.take(email, 'recovery');
  expect(new URL(mail.link ?? '').searchParams.get('redirect_to')).toBe(target);
  const landing = await follow(served, mail);
  expect(landing.url.href.split('#')[0]).toBe(target);
  expect(landing.fragment.get('type')).toBe('recovery');
});

test('a redirect that is written into a link later is checked again', async () => {
  const email = await confirmedPerson();
  await served.client().auth.signInWithOtp({ email });
  const { link } = await served.mails.take(email, 'magiclink');
  const forged = new URL(link ?? '');
  forged.searchParams.set('redirect_to', 'https://evil.example/steal');
  expect((await follow(served, { link: forged.href })).url.origin).toBe('https://site.example');
});

test('a PKCE client finds a code in the query and exchanges it, once', async () => {
  const email = await confirmedPerson();
  const client = pkce();
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  await client.auth.signInWithOtp({ email, options: { emailRedirectTo: `${siteUrl}in` } });
  const landing = await follow(served, await served.mails.take(email, 'magiclink'));
  const code = landing.query.get('code') ?? '';
  expect(landing.url.hash).toBe('');
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email });
  expect(events).toContain('SIGNED_IN');
  expect(await served.sql`select from auth.flow_state where user_id = ${data.user?.id}`).toHaveLength(0);
  const again = await postJson(served, '/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier: 'x' });
  expect(again).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } });
});

test('recovering through PKCE says so', async () => {
  const email = await confirmedPerson();
  const client = pkce();
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  await client.auth.resetPasswordForEmail(email);
  const { query } = await follow(served, await served.mails.take(email, 'recovery'));
  expect((await client.auth.exchangeCodeForSession(query.get('code') ?? '')).error).toBeNull();
  expect(events).toContain('PASSWORD_RECOVERY');
  expect((await client.auth.updateUser({ password: 'another fine password' })).error).toBeNull();
});

test('a sign-up through PKCE is confirmed by its link', async () => {
  const email = freshEmail();
  const client = pkce();
  await client.auth.signUp({ email, password: goodPassword });
  const { query } = await follow(served, await served.mails.take(email, 'signup'));
  const { data, error } = await client.auth.exchangeCodeForSession(query.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toBeTruthy();
});

test('a dead link tells a PKCE client in the query', async () => {
  const email = await confirmedPerson();
  await pkce().auth.signInWithOtp({ email });
  const mail = await served.mails.take(email, 'magiclink');
  await follow(served, mail);
  expect((await follow(served, mail)).query.get('error_code')).toBe('otp_expired');
});

async function authCode(fields: object): Promise<string> {
  const email = await confirmedPerson();
  await postJson(served, '/auth/v1/otp', { email, ...fields });
  const { query } = await follow(served, await served.mails.take(email, 'magiclink'));
  return query.get('code') ?? '';
}

const verifier = 'v'.repeat(64);
const plain = { code_challenge: verifier, code_challenge_method: 'plain' };
const exchange = (body: object) => postJson(served, '/auth/v1/token?grant_type=pkce', body);

test('a plain challenge is honoured', async () => {
  const answer = await exchange({ auth_code: await authCode(plain), code_verifier: verifier });
  expect(answer).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
});

test('a code is worth nothing without its verifier, or after five minutes', async () => {
  const code = await authCode(plain);
  expect(await exchange({ auth_code: code, code_verifier: 'w'.repeat(64) })).toMatchObject({
    status: 400,
    body: { error_code: 'bad_code_verifier' },
  });
  expect(await exchange({ auth_code: code })).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  await served.sql`update auth.flow_state set auth_code_issued_at = now() - interval '6 minutes'`;
  expect(await exchange({ auth_code: code, code_verifier: verifier })).toMatchObject({
    status: 403,
    body: { error_code: 'flow_state_expired' },
  });
  expect(await exchange({ auth_code: code, code_verifier: verifier })).toMatchObject({ status: 404 });
});

test('parallel exchanges of one code open one session', async () => {
  const code = await authCode(plain);
  const answers = await Promise.all([1, 2, 3, 4].map(() => exchange({ auth_code: code, code_verifier: verifier })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
});

test('a link that was sent before the address changed is dead', async () => {
  const relaxed = await serveBackend();
  const { client, email } = await signUpPerson(relaxed);
  await relaxed.client().auth.resetPasswordForEmail(email);
  const mail = await relaxed.mails.take(email, 'recovery');
  expect((await client.auth.updateUser({ email: freshEmail() })).error).toBeNull();
  const { error } = await relaxed.client().auth.verifyOtp({ token_hash: linkToken(mail), type: 'recovery' });
  expect(error?.code).toBe('otp_expired');
  await relaxed.stop();
});
