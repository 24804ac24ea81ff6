import { actFreshSeconds } from '@alento/domain/admin/limits.ts';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { generateDocument } from '#http/openapi.ts';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
const adminEmails: string[] = [];

const prove = ({ id }: TestPerson) =>
  app.sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}' where user_id = ${id}`;

async function createAdmin(): Promise<TestPerson> {
  const person = await app.signUp();
  await prove(person);
  adminEmails.push(person.email);
  return person;
}

beforeAll(async () => {
  app = await createTestApp({ adminEmails });
  admin = await createAdmin();
  await ask(admin, 'GET', '/api/admin/counts');
});
afterAll(() => app.close());

/** The same token with other claims. */
async function signAgain(token: string, claims: object): Promise<string> {
  const { alg = 'ES256', kid } = decodeProtectedHeader(token);
  return new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ alg, ...(kid && { kid }) })
    .sign(await importJWK(app.signingKey, alg));
}

interface Call {
  method: string;
  path: string;
  json?: object;
}

const id = randomUUID();
const email = 'somebody@example.com';

/** What to send where something is needed to be understood. */
const bodies: Record<string, object> = {
  'POST /api/admin/account-health': { email },
  'POST /api/admin/accounts/trial': { email, days: 3 },
  'POST /api/admin/accounts/premium': { email, days: 3 },
  'POST /api/admin/accounts/consent': { email },
  'POST /api/admin/accounts/deletion': { email },
  'PATCH /api/admin/reports/{id}': { status: 'read' },
  'PUT /api/admin/operations/engines': { model: 'none', language: '*', isOff: false },
  'POST /api/admin/operations/checks': { model: 'none' },
  'PUT /api/admin/operations/maintenance': { isOn: false },
  'POST /api/admin/team': { email },
  'PATCH /api/admin/support/{id}': { status: 'closed' },
  'POST /api/admin/support/{id}/answers': { text: 'Hello' },
};

/** Every route that the server has for admins, as its own description names them. */
async function listCalls(): Promise<Call[]> {
  const response = await app.request('GET', '/api/openapi.json');
  const { paths } = (await response.json()) as Awaited<ReturnType<typeof generateDocument>>;
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin'))
    .flatMap(([path, item]) => Object.keys(item ?? {}).map((method) => [method.toUpperCase(), path] as const));
  return calls.map(([method, path]) => {
    const json = bodies[`${method} ${path}`];
    const query = /(?:crisis|feedback)-counts/.test(path) ? '?year=2026' : '';
    return { method, path: path.replace('{id}', id) + query, ...(json && { json }) };
  });
}

const ask = (as: TestPerson | null, method: string, path: string, json?: object) =>
  app.request(method, path, { ...(as && { as }), ...(json && { json }) });

/** No limit is to answer in a gate's place. */
const forgetLimits = () => app.sql`delete from private.rate_limits`;

async function statusesFor(as: TestPerson | null): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { method, path, json } of await listCalls()) {
    await forgetLimits();
    const response = await ask(as, method, path, json);
    const text = await response.text();
    found.add(
      response.ok ? 'let in' : `${response.status} ${(JSON.parse(text) as { error: { code: string } }).error.code}`,
    );
  }
  return found;
}

test('there is something to refuse', async () => {
  const calls = await listCalls();
  expect(calls.length).toBeGreaterThan(18);
  expect(calls.filter(({ method, json }) => /POST|PUT|PATCH/.test(method) && !json)).toEqual([]);
});

test('a visitor is refused by every route', async () => {
  expect(await statusesFor(null)).toEqual(new Set(['401 common.unauthenticated']));
});

test('somebody with the free plan is refused by every route', async () => {
  expect(await statusesFor(await app.signUp())).toEqual(new Set(['403 admin.permission_required']));
});

test('somebody with Premium is refused by every route', async () => {
  const person = await app.signUp();
  await app.sql`insert into private.plan_grants (user_id, premium_granted_until) values (${person.id}, now() + interval '9 days')`;
  expect(await statusesFor(person)).toEqual(new Set(['403 admin.permission_required']));
});

test('whoever says of themselves that they are an admin is refused by every route', async () => {
  const person = await app.signUp();
  await app.request('PUT', '/auth/v1/user', {
    as: person,
    json: { data: { role: 'admin' }, app_metadata: { role: 'admin' }, role: 'service_role' },
  });
  await app.sql`update auth.users set raw_user_meta_data = raw_user_meta_data || '{"role": "admin"}' where id = ${person.id}`;
  expect(await statusesFor(person)).toEqual(new Set(['403 admin.permission_required']));
});

test('an admin is let in by every route that has what they ask for', async () => {
  expect(await statusesFor(admin)).toEqual(
    new Set([
      'let in',
      '404 admin.account_not_found',
      '404 admin.report_not_found',
      '404 admin.engine_not_found',
      '404 admin.message_not_found',
      '404 admin.member_not_found',
    ]),
  );
});

test('an admin whose role was taken away is refused at once by every route, with the token they have', async () => {
  const other = await createAdmin();
  expect((await ask(other, 'GET', '/api/admin/team')).status).toBe(200);
  expect((await ask(admin, 'DELETE', `/api/admin/team/${other.id}`)).status).toBe(204);
  expect(await statusesFor(other)).toEqual(new Set(['403 admin.permission_required']));
});

test('an admin who owes the second step, is leaving or was signed out elsewhere is refused', async () => {
  const other = await createAdmin();
  await ask(other, 'GET', '/api/admin/counts');
  await app.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${other.id}, 'totp', 'verified', now(), now())`;
  expect(await statusesFor(other)).toEqual(new Set(['403 account.second_step_needed']));
  await app.sql`delete from auth.mfa_factors where user_id = ${other.id}`;
  await app.sql`insert into private.account_deletions (user_id, due_at, email, language)
    values (${other.id}, now() + interval '3 days', '', 'pt')`;
  expect(await statusesFor(other)).toEqual(new Set(['403 account.deletion_pending']));
  await app.sql`delete from private.account_deletions where user_id = ${other.id}`;
  await app.sql`delete from auth.sessions where user_id = ${other.id}`;
  expect(await statusesFor(other)).toEqual(new Set(['401 common.unauthenticated']));
});

test('an address of ADMIN_EMAILS that nobody proved makes no admin, and one that was proved does so once', async () => {
  const other = await app.signUp();
  adminEmails.push(other.email);
  expect((await ask(other, 'GET', '/api/admin/counts')).status).toBe(403);
  await prove(other);
  expect((await ask(other, 'GET', '/api/admin/counts')).status).toBe(200);
  adminEmails.splice(adminEmails.indexOf(other.email), 1);
  expect((await ask(other, 'GET', '/api/admin/counts')).status).toBe(200);
});

test('an act needs a recent sign-in, a look does not', async () => {
  const stale = Math.floor(Date.now() / 1000) - actFreshSeconds - 60;
  const person = { ...admin, token: await signAgain(admin.token, { amr: [{ method: 'password', timestamp: stale }] }) };
  await forgetLimits();
  expect((await ask(person, 'GET', '/api/admin/team')).status).toBe(200);
  const response = await ask(person, 'POST', '/api/admin/accounts/premium', { email, days: 3 });
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { error: { code: 'account.reauthentication_needed' } },
  ]);
});

test('the team is never left without anybody, and only proved addresses are taken', async () => {
  for (const { id: each } of await app.sql<{ id: string }[]>`
    select id from auth.users where raw_app_meta_data ->> 'role' = 'admin' and id <> ${admin.id}`) {
    await forgetLimits();
    await ask(admin, 'DELETE', `/api/admin/team/${each}`);
  }
  await forgetLimits();
  expect(await (await ask(admin, 'DELETE', `/api/admin/team/${admin.id}`)).json()).toMatchObject({
    error: { code: 'admin.last_admin' },
  });
  const person = await app.signUp();
  expect(await (await ask(admin, 'POST', '/api/admin/team', { email: person.email })).json()).toMatchObject({
    error: { code: 'admin.address_unproved' },
  });
  await prove(person);
  expect(await (await ask(admin, 'POST', '/api/admin/team', { email: person.email })).json()).toMatchObject({
    members: expect.arrayContaining([{ id: person.id, email: person.email, isSelf: false }]),
  });
});

test('no route for admins shows anything of a conversation, as text or as it is stored', async () => {
  const ana = await app.signUp();
  const { id: session } = await createSession(app, ana);
  const said = 'the lighthouse keeps my secret tonight';
  const reply = await hearReply(await postMessage(app, ana, session, { text: said }));
  const rows = await app.sql<
    { id: string; body: Buffer }[]
  >`select id, body from public.messages where user_id = ${ana.id}`;
  expect(rows.length).toBeGreaterThan(1);
  const shapes = (bytes: Buffer) => [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')];
  const secrets = [said, 'lighthouse', ana.id, session, ...rows.flatMap((row) => [row.id, ...shapes(row.body)])];
  const spoken = JSON.stringify(reply).match(/[A-Z][a-z ,]{24,}/g) ?? [];
  bodies['POST /api/admin/account-health'] = { email: ana.email };
  for (const { method, path, json } of await listCalls()) {
    await forgetLimits();
    const text = await (await ask(admin, method, path, json)).text();
    // The log names whom an act was about.
    const hidden = path.includes('/log') ? secrets.filter((secret) => secret !== ana.id) : secrets;
    for (const secret of [...hidden, ...spoken]) expect(text, `${method} ${path}`).not.toContain(secret);
  }
});

test('no admin reads anything of anybody through the REST API or row-level security', async () => {
  const ana = await app.signUp();
  const { id: session } = await createSession(app, ana);
  await hearReply(await postMessage(app, ana, session));
  for (const table of ['perfis', 'mood_entries', 'messages', 'sessions', 'reply_reports', 'support_messages']) {
    const response = await ask(admin, 'GET', `/rest/v1/${table}?select=*`);
    expect(await response.text()).not.toContain(ana.id);
  }
  expect((await ask(admin, 'GET', `/api/sessions/${session}`)).status).toBe(404);
});

test('every act is in the log: who, what and when, and no word of anybody', async () => {
  await forgetLimits();
  const ana = await app.signUp();
  await ask(admin, 'POST', '/api/admin/account-health', { email: ana.email });
  await ask(admin, 'POST', '/api/admin/accounts/trial', { email: ana.email, days: 5 });
  await ask(admin, 'POST', '/api/admin/accounts/premium', { email: ana.email, days: 30 });
  await ask(admin, 'POST', '/api/admin/accounts/deletion', { email: ana.email });
  const text = await (await ask(admin, 'GET', '/api/admin/log')).text();
  const { acts } = JSON.parse(text) as { acts: Record<string, unknown>[] };
  const about = { actor: admin.email, subjectId: ana.id };
  expect(acts.slice(0, 4)).toMatchObject([
    { ...about, action: 'deletion_started', amount: 14 },
    { ...about, action: 'premium_granted', amount: 30 },
    { ...about, action: 'trial_extended', amount: 5 },
    { ...about, action: 'account_looked_at' },
  ]);
  expect(text).not.toContain(ana.email);
});
