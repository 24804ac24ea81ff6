import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deriveSecretKey } from '../../keys.ts';
import { consent, startProvider, startSilentServer, type FakeProvider } from '../../testing/fake-provider.ts';
import { follow, land, type Landing } from '../../testing/follow.ts';
import { freshEmail, goodPassword } from '../../testing/people.ts';
import { postJson, raw } from '../../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../../testing/served-backend.ts';

const siteUrl = 'https://site.example/';
let google: FakeProvider;
let served: ServedBackend;
beforeAll(async () => {
  google = await startProvider();
  served = await serveBackend({ autoconfirm: false, siteUrl, providers: { google: google.options } });
});
afterAll(async () => {
  await served.stop();
  await google.stop();
});
beforeEach(() => {
  google.person = newGoogleUser();
});

const newGoogleUser = (claims: Record<string, unknown> = {}) => ({
  sub: randomUUID(),
  email: freshEmail(),
  email_verified: true,
  name: 'Ana Lima',
  picture: 'https://pictures.example/ana.png',
  ...claims,
});

type Client = ReturnType<ServedBackend['client']>;
const pkce = () => served.client({ flowType: 'pkce' });

async function authorizeUrl(
  client: Client,
  options: { redirectTo?: string; scopes?: string; queryParams?: object } = {},
) {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true, redirectTo: `${siteUrl}in`, ...options } as object,
  });
  if (error) throw error;
  return data.url;
}

async function signIn(client: Client): Promise<Landing> {
  return land(await consent(served, await authorizeUrl(client)));
}

async function signInWithCode(client: Client) {
  const { query } = await signIn(client);
  return client.auth.exchangeCodeForSession(query.get('code') ?? '');
}

const refusal = ({ query, fragment }: Landing) => ({
  query: query.get('error_code'),
  fragment: fragment.get('error_code'),
});
const personOf = async (email: unknown) =>
  (await served.sql<{ id: string }[]>`select id from auth.users where email = ${email}`)[0];

test('a new person signs in through PKCE and has an account as GoTrue makes it', async () => {
  const client = pkce();
  const landing = await signIn(client);
  expect(landing).toMatchObject({ status: 303 });
  expect(landing.url.href).toMatch(/^https:\/\/site\.example\/in\?code=[^&#]+$/);
  const { data, error } = await client.auth.exchangeCodeForSession(landing.query.get('code') ?? '');
  expect(error).toBeNull();
  const { sub, email } = google.person;
  const said = {
    iss: google.options.issuer,
    sub,
    provider_id: sub,
    email,
    email_verified: true,
    phone_verified: false,
    name: 'Ana Lima',
    full_name: 'Ana Lima',
    picture: 'https://pictures.example/ana.png',
    avatar_url: 'https://pictures.example/ana.png',
  };
  expect(data.user).toMatchObject({
    email,
    app_metadata: { provider: 'google', providers: ['google'] },
    identities: [{ provider: 'google', id: sub, identity_data: said, last_sign_in_at: expect.any(String) }],
  });
  expect(data.user?.user_metadata).toEqual(said);
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(data.session).toMatchObject({
    provider_token: expect.any(String),
    provider_refresh_token: expect.any(String),
  });
  expect((await client.auth.getClaims()).data?.claims).toMatchObject({ amr: [{ method: 'oauth' }], aal: 'aal1' });
  expect(await served.sql`select from auth.flow_state where user_id = ${data.user?.id ?? null}`).toHaveLength(0);
});

test('the implicit flow brings tokens behind the hash', async () => {
  const { url, fragment } = await signIn(served.client());
  expect(url.search).toBe('');
  expect(Object.fromEntries(fragment)).toMatchObject({
    token_type: 'bearer',
    expires_in: '3600',
    provider_token: expect.any(String),
    provider_refresh_token: expect.any(String),
  });
  const { data } = await served.client().auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  expect(data.user).toMatchObject({ email: google.person.email });
});

test('who comes again has the same account, also under another address, and keeps their own words', async () => {
  const client = pkce();
  const first = await signInWithCode(client);
  await client.auth.updateUser({ data: { full_name: 'Ana' } });
  google.person = { ...google.person, email: freshEmail(), email_verified: false, name: 'Somebody Else' };
  const second = await signInWithCode(pkce());
  expect(second.data.user).toMatchObject({
    id: first.data.user?.id,
    email: first.data.user?.email,
    user_metadata: { full_name: 'Ana' },
    identities: [{ identity_data: { full_name: 'Somebody Else', email_verified: false } }],
  });
});

test('the provider is asked with state, nonce, PKCE and what the client may add, and nothing else', async () => {
  const client = pkce();
  const options = {
    scopes: 'calendar,drive',
    queryParams: { access_type: 'offline', prompt: 'consent', client_id: 'evil', redirect_uri: 'https://evil.example' },
  };
  const { status, url, query } = await land(await authorizeUrl(client, options));
  expect(status).toBe(302);
  expect(url.origin).toBe(google.options.issuer);
  expect(Object.fromEntries(query)).toEqual({
    client_id: 'the-client',
    response_type: 'code',
    redirect_uri: 'http://localhost/auth/v1/callback',
    scope: 'openid email profile calendar drive',
    state: expect.any(String),
    nonce: expect.stringMatching(/^.{43}$/),
    code_challenge: expect.stringMatching(/^.{43}$/),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  });
});

test('who does not consent comes back with a reason', async () => {
  for (const [client, place] of [
    [pkce(), 'query'],
    [served.client(), 'fragment'],
  ] as const) {
    google.answerNext((fields) => {
      fields.delete('code');
      fields.set('error', 'access_denied');
      fields.set('error_description', 'words of a stranger');
    });
    const landing = await signIn(client);
    expect(landing.url.pathname).toBe('/in');
    expect(Object.fromEntries(landing[place])).toEqual({
      error: 'access_denied',
      error_code: 'bad_oauth_callback',
      error_description: expect.not.stringContaining('stranger'),
    });
  }
  expect(await personOf(google.person.email)).toBeUndefined();
});

test.each([
  ['no state', (fields: URLSearchParams) => fields.delete('state')],
  ['a foreign state', (fields: URLSearchParams) => fields.set('state', randomUUID())],
  ['a strange state', (fields: URLSearchParams) => fields.set('state', "' or true --")],
])('%s is refused at the site', async (_, change) => {
  google.answerNext(change);
  const landing = await signIn(pkce());
  expect(landing.url.origin + landing.url.pathname).toBe(siteUrl);
  expect(refusal(landing)).toEqual({ query: 'bad_oauth_state', fragment: 'bad_oauth_state' });
});

test('a state of a mail’s flow is no state', async () => {
  await signInWithCode(pkce());
  await postJson(served, '/auth/v1/otp', {
    email: google.person.email,
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 's256',
  });
  await served.mails.take(String(google.person.email), 'magiclink');
  const [flow] = await served.sql<{ id: string }[]>`select id from auth.flow_state where provider_type = 'email'`;
  const landing = await land(`${served.url}/auth/v1/callback?code=x&state=${flow?.id}`);
  expect(refusal(landing).query).toBe('bad_oauth_state');
  expect(await served.sql`select from auth.flow_state where provider_type = 'email'`).toHaveLength(1);
});

test('an answer serves once, however many ask', async () => {
  const callback = await consent(served, await authorizeUrl(pkce()));
  const landings = await Promise.all([1, 2, 3, 4].map(() => land(callback)));
  expect(landings.filter(({ query }) => query.has('code'))).toHaveLength(1);
  expect(landings.filter((landing) => refusal(landing).query === 'bad_oauth_state')).toHaveLength(3);
  expect(refusal(await land(callback)).query).toBe('bad_oauth_state');
});

test('a state serves one answer', async () => {
  const atProvider = (await land(await authorizeUrl(pkce()))).url.href;
  expect((await land(await consent(served, atProvider))).query.has('code')).toBe(true);
  expect(refusal(await land(await consent(served, atProvider))).query).toBe('bad_oauth_state');
});

test('a state of yesterday is refused where it began', async () => {
  const callback = await consent(served, await authorizeUrl(pkce()));
  await served.sql`update auth.flow_state set created_at = now() - interval '11 minutes'`;
  const landing = await land(callback);
  expect(landing.url.pathname).toBe('/in');
  expect(refusal(landing).query).toBe('flow_state_expired');
  expect(refusal(await land(callback)).query).toBe('bad_oauth_state');
});

test('looking at an answer with HEAD does not use it up', async () => {
  const callback = await consent(served, await authorizeUrl(pkce()));
  expect((await fetch(callback, { method: 'HEAD', redirect: 'manual' })).status).toBe(200);
  expect((await land(callback)).query.has('code')).toBe(true);
});

test('an answer may come as a form', async () => {
  const callback = new URL(await consent(served, await authorizeUrl(pkce())));
  const landing = await land(`${served.url}/auth/v1/callback`, { method: 'POST', body: callback.searchParams });
  expect(landing.query.has('code')).toBe(true);
});

test('a code of another user’s flow is refused', async () => {
  const mine = new URL(await consent(served, await authorizeUrl(pkce())));
  const foreign = new URL(await consent(served, await authorizeUrl(pkce())));
  mine.searchParams.set('code', foreign.searchParams.get('code') ?? '');
  // The fake provider refuses a wrong verifier without OAuth's words.
  const landing = await land(mine.href);
  expect(landing.query.has('code')).toBe(false);
  expect(refusal(landing).query).toMatch(/^(bad_oauth_callback|unavailable)$/);
});

test('the provider’s refusal of a code is told', async () => {
  google.server.service.once('beforeResponse', (response: { statusCode: number; body: object }) => {
    Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } });
  });
  expect(refusal(await signIn(pkce()))).toEqual({ query: 'bad_oauth_callback', fragment: 'bad_oauth_callback' });
});

test.each([
  ['for another client', { aud: 'another-client' }],
  ['of another issuer', { iss: 'https://evil.example' }],
  ['of another sign-in', { nonce: 'another' }],
  ['that has expired', { exp: 1 }],
  ['of nobody', { sub: undefined }],
])('an id token %s is refused', async (_, claims) => {
  google.person = newGoogleUser(claims);
  const landing = await signIn(pkce());
  expect(refusal(landing).query).toBe('bad_oauth_callback');
  expect(await personOf(google.person.email)).toBeUndefined();
});

test('an id token that its issuer did not sign is refused', async () => {
  google.server.service.once('beforeResponse', ({ body }: { body: { id_token: string } }) => {
    const [header, payload, signature = ''] = body.id_token.split('.');
    body.id_token = [header, payload, signature.split('').toReversed().join('')].join('.');
  });
  expect(refusal(await signIn(pkce())).query).toBe('validation_failed');
});

test('an address that the provider does not vouch for gets no account and opens none', async () => {
  const { email } = (google.person = newGoogleUser({ email_verified: false }));
  expect(refusal(await signIn(pkce())).query).toBe('provider_email_needs_verification');
  expect(await personOf(email)).toBeUndefined();
  google.person = newGoogleUser({ email: undefined });
  expect(refusal(await signIn(served.client())).fragment).toBe('provider_email_needs_verification');

  const owner = await confirmedPerson();
  google.person = newGoogleUser({ email: owner.email, email_verified: false });
  expect(refusal(await signIn(pkce())).query).toBe('provider_email_needs_verification');
  expect((await owner.client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
});

async function confirmedPerson() {
  const email = freshEmail();
  const client = served.client();
  await client.auth.signUp({ email, password: goodPassword, options: { data: { full_name: 'My own name' } } });
  const { code } = await served.mails.take(email, 'signup');
  const { data } = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
  return { email, client, id: data.user?.id };
}

test('a confirmed account of the same address is joined and keeps what it has', async () => {
  const owner = await confirmedPerson();
  google.person = newGoogleUser({ email: owner.email.toUpperCase() });
  const { data } = await signInWithCode(pkce());
  expect(data.user).toMatchObject({
    id: owner.id,
    app_metadata: { provider: 'email', providers: ['email', 'google'] },
    user_metadata: { full_name: 'My own name', name: 'Ana Lima', avatar_url: 'https://pictures.example/ana.png' },
  });
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'google']);
  expect((await owner.client.auth.getUser()).error).toBeNull();
  const again = await served.client().auth.signInWithPassword({ email: owner.email, password: goodPassword });
  expect(again.error).toBeNull();
});

test('an unconfirmed account made by a stranger is taken over by the verified owner of its address', async () => {
  const { email } = google.person as { email: string };
  const stranger = served.client();
  await stranger.auth.signUp({
    email,
    password: goodPassword,
    options: { data: { full_name: 'Stranger', trap: true } },
  });
  const mail = await served.mails.take(email, 'signup');
  const prepared = await personOf(email);
  const { data } = await signInWithCode(pkce());
  expect(data.user).toMatchObject({ id: prepared?.id, app_metadata: { provider: 'google', providers: ['google'] } });
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['google']);
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ana Lima' });
  expect(data.user?.user_metadata).not.toHaveProperty('trap');
  expect((await stranger.auth.signInWithPassword({ email, password: goodPassword })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await follow(served, mail)).fragment.get('error_code')).toBe('otp_expired');
});

test('sessions and factors that an unconfirmed account has go as well', async () => {
  const owner = await confirmedPerson();
  await owner.client.auth.mfa.enroll({ factorType: 'totp' });
  await served.sql`update auth.users set email_confirmed_at = null where id = ${owner.id ?? null}`;
  google.person = newGoogleUser({ email: owner.email });
  expect((await signInWithCode(pkce())).data.user).toMatchObject({ id: owner.id });
  expect((await owner.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect((await owner.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect(await served.sql`select from auth.mfa_factors where user_id = ${owner.id ?? null}`).toHaveLength(0);
});

test('where no mail goes out, a confirmation proves nothing and a password does not survive', async () => {
  const trusting = await serveBackend({ autoconfirm: true, siteUrl, providers: { google: google.options } });
  const enter = async (client: Client) => {
    const { query } = await land(await consent(trusting, await authorizeUrl(client)));
    return client.auth.exchangeCodeForSession(query.get('code') ?? '');
  };
  const byPassword = trusting.client();
  await byPassword.auth.signUp({ email: freshEmail(), password: goodPassword });
  const byGoogle = trusting.client({ flowType: 'pkce' });
  await enter(byGoogle);
  for (const stranger of [byPassword, byGoogle]) {
    google.person = newGoogleUser();
    const { email } = google.person as { email: string };
    expect((await stranger.auth.updateUser({ email })).data.user).toMatchObject({ email });
    const owner = trusting.client({ flowType: 'pkce' });
    expect((await enter(owner)).data.user).toMatchObject({ email, app_metadata: { providers: ['google'] } });
    expect((await stranger.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await owner.auth.getUserIdentities()).data?.identities).toHaveLength(1);
    const { error } = await trusting.client().auth.signInWithPassword({ email, password: goodPassword });
    expect(error?.code).toBe('invalid_credentials');
  }
  await trusting.stop();
});

test('an address that the operator vouches for is proved without mail', async () => {
  const trusting = await serveBackend({ autoconfirm: true, siteUrl, providers: { google: google.options } });
  const { email } = google.person as { email: string };
  await operator(trusting).auth.admin.createUser({ email, password: goodPassword, email_confirm: true });
  await land(await consent(trusting, await authorizeUrl(trusting.client())));
  const { data } = await trusting.client().auth.signInWithPassword({ email, password: goodPassword });
  expect(data.user?.app_metadata).toMatchObject({ providers: ['email', 'google'] });
  await trusting.stop();
});

const operator = ({ url, options }: ServedBackend) =>
  createClient(url, deriveSecretKey(options.signingKey), { auth: { persistSession: false, autoRefreshToken: false } });

test('an account with a confirmed phone is not handed over for an unconfirmed address', async () => {
  const owner = await confirmedPerson();
  const phone = String(Date.now());
  await served.sql`
    update auth.users set email_confirmed_at = null, phone = ${phone}, phone_confirmed_at = now() where id = ${owner.id ?? null}
  `;
  google.person = newGoogleUser({ email: owner.email });
  expect(refusal(await signIn(pkce())).query).toBe('email_exists');
});

test('parallel first sign-ins make one account', async () => {
  const callbacks = await Promise.all(
    Array.from({ length: 8 }, async () => consent(served, await authorizeUrl(served.client()))),
  );
  const landings = await Promise.all(callbacks.map((callback) => land(callback)));
  expect(landings.map(({ fragment }) => fragment.has('access_token'))).toEqual(Array(8).fill(true));
  expect(await served.sql`select from auth.users where email = ${google.person.email}`).toHaveLength(1);
});

test('a banned person is refused', async () => {
  const { data } = await signInWithCode(pkce());
  await served.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${data.user?.id ?? null}`;
  const landing = await signIn(pkce());
  expect(Object.fromEntries(landing.query)).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
});

test('where sign-up is closed only known people come in', async () => {
  const closed = await serveBackend({ siteUrl, isSignUpOpen: false, providers: { google: google.options } });
  const { email } = google.person as { email: string };
  const enter = async () => land(await consent(closed, await authorizeUrl(closed.client())));
  expect((await closed.client().auth.signUp({ email, password: goodPassword })).error?.code).toBe('signup_disabled');
  expect(await raw(closed, '/auth/v1/settings')).toMatchObject({ body: { disable_signup: true } });
  expect((await closed.client().auth.signInWithOtp({ email })).error).toBeNull();
  await vi.waitUntil(async () => (await closed.sql`select from auth.mail_queue`).length === 0);
  expect(await closed.sql`select from auth.users`).toHaveLength(0);
  expect(refusal(await enter()).fragment).toBe('signup_disabled');
  await closed.sql`
    insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values (${randomUUID()}, ${email}, now(), '{}')
  `;
  expect((await enter()).fragment.has('access_token')).toBe(true);
  await closed.stop();
});

test.each(['https://evil.example/', 'https://site.example@evil.example/', 'javascript:alert(1)', '//evil.example'])(
  'a stranger’s redirect_to %s is not honoured',
  async (redirectTo) => {
    const landing = await land(await consent(served, await authorizeUrl(pkce(), { redirectTo })));
    expect(landing.url.href).toMatch(/^https:\/\/site\.example\/\?code=/);
  },
);

test.each(['facebook', '', 'email', '__proto__'])(
  'a provider "%s" that is not configured is named so',
  async (provider) => {
    const browser = await raw(served, `/auth/v1/authorize?provider=${provider}&redirect_to=${siteUrl}`);
    expect(browser).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg: 'Unsupported provider: provider is not enabled' },
    });
  },
);

test('a challenge without its method, or the other way round, is refused', async () => {
  const path = `/auth/v1/authorize?provider=google&code_challenge=${'c'.repeat(43)}`;
  expect(await raw(served, path)).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});

test('the settings say which providers there are', async () => {
  expect(await raw(served, '/auth/v1/settings')).toMatchObject({ body: { external: { google: true } } });
  const plain = await serveBackend();
  expect(await raw(plain, '/auth/v1/settings')).toMatchObject({ body: { external: { google: false } } });
  await plain.stop();
});

test('who tries too often is told so where they came from', async () => {
  const strict = await serveBackend({
    siteUrl,
    providers: { google: google.options },
    limits: { ...served.options.limits, providerPerAddress: { attempts: 1, seconds: 3600 } },
  });
  const callback = await consent(strict, await authorizeUrl(strict.client()));
  expect(refusal(await land(callback)).query).toBe('over_request_rate_limit');
  expect(refusal(await land(await authorizeUrl(strict.client()))).fragment).toBe('over_request_rate_limit');
  await strict.stop();
});

test('a provider that is down or silent is a clear answer', async () => {
  const silent = await startSilentServer();
  const own = await startProvider();
  own.person = newGoogleUser();
  const patient = { ...own.options, timeoutMs: 200 };
  const providers = {
    google: patient,
    silent: { ...patient, issuer: silent.url },
    down: { ...patient, issuer: 'http://127.0.0.1:9' },
  };
  const troubled = await serveBackend({ siteUrl, providers });
  for (const provider of ['silent', 'down']) {
    const landing = await land(`${troubled.url}/auth/v1/authorize?provider=${provider}&redirect_to=${siteUrl}in`);
    expect(landing.url.pathname).toBe('/in');
    expect(Object.fromEntries(landing.fragment)).toMatchObject({
      error: 'temporarily_unavailable',
      error_code: 'unavailable',
    });
  }
  expect(await troubled.sql`select from auth.flow_state`).toHaveLength(0);

  // It dies between the way there and the way back.
  own.server.service.once('beforeWellKnownOpenIdConfiguration', ({ body }: { body: Record<string, unknown> }) => {
    body.token_endpoint = `${silent.url}/token`;
  });
  const client = troubled.client({ flowType: 'pkce' });
  const callback = await consent(troubled, await authorizeUrl(client));
  expect(Object.fromEntries((await land(callback)).query)).toMatchObject({ error: 'temporarily_unavailable' });
  expect(troubled.events.map(({ code, reason }) => [code, reason])).toEqual([
    ['auth.provider_failed', 'OAUTH_TIMEOUT'],
    ['auth.provider_failed', expect.stringMatching(/^E/)],
    ['auth.provider_failed', 'OAUTH_TIMEOUT'],
  ]);
  await troubled.stop();
  await own.stop();
  await silent.stop();
});

test('a client that the provider does not know is named in the log', async () => {
  const providers = { google: { ...google.options, clientSecret: 'outdated' } };
  const misconfigured = await serveBackend({ siteUrl, providers });
  const landing = await land(await consent(misconfigured, await authorizeUrl(misconfigured.client())));
  expect(refusal(landing).fragment).toBe('unavailable');
  expect(misconfigured.events).toEqual([{ level: 'warn', code: 'auth.provider_failed', reason: 'invalid_client' }]);
  await misconfigured.stop();
});

test('a provider that was down is asked again', async () => {
  const later = await startProvider();
  later.person = newGoogleUser();
  const { port } = later.server.address();
  await later.stop();
  const hopeful = await serveBackend({ siteUrl, providers: { google: later.options } });
  expect(refusal(await land(await authorizeUrl(hopeful.client()))).fragment).toBe('unavailable');
  await later.server.start(port, '127.0.0.1');
  later.server.issuer.url = later.options.issuer;
  const landing = await land(await consent(hopeful, await authorizeUrl(hopeful.client())));
  expect(landing.fragment.has('access_token')).toBe(true);
  await hopeful.stop();
  await later.stop();
});

test('no table and no log holds a token, a verifier or a code', async () => {
  const client = pkce();
  const atProvider = await land(await authorizeUrl(client));
  const callback = await consent(served, atProvider.url.href);
  const { query } = await land(callback);
  const rows = JSON.stringify(await served.sql`select * from auth.flow_state`);
  const { data } = await client.auth.exchangeCodeForSession(query.get('code') ?? '');
  const secrets = [
    query.get('code'),
    new URL(callback).searchParams.get('code'),
    atProvider.query.get('nonce'),
    data.session?.provider_token,
    data.session?.provider_refresh_token,
  ];
  const audit = JSON.stringify(await served.sql`select payload from auth.audit_log_entries`);
  for (const secret of [...secrets, google.person.email]) {
    expect(secret).toBeTruthy();
    expect(audit + JSON.stringify(served.events)).not.toContain(secret);
  }
  for (const secret of secrets) expect(rows).not.toContain(secret);
});
