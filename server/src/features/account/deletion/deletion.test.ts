import { createAccessTokens } from '@alento/backend/auth/access-token.ts';
import { derivePublishableKey } from '@alento/backend/keys.ts';
import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGuidedGateway } from '#platform/models/guided.ts';
import { createSession, hearReply, postMessage, readSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (ana = await app.signUp()));

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const requestDeletion = (as?: TestPerson, json: unknown = { when: 'now' }) =>
  app.request('POST', '/api/account/deletion', { json, ...(as && { as }) });

const clientOf = async ({ token }: TestPerson) =>
  createClient(app.url, await derivePublishableKey(app.signingKey), { accessToken: async () => token });

/** A conversation, a check-in, a profile and a picture; answers where the picture is seen. */
async function createTraces(person: TestPerson): Promise<{ sessionId: string; picture: string }> {
  const { id: sessionId } = await createSession(app, person);
  await hearReply(await postMessage(app, person, sessionId));
  const client = await clientOf(person);
  await client.from('perfis').upsert({ id_usuario: person.id, nome_completo: 'Ana' }).throwOnError();
  await client.from('mood_entries').insert({ mood: 'calm' }).throwOnError();
  const pictures = client.storage.from('avatars');
  const path = `${person.id}/avatar.png`;
  expect((await pictures.upload(path, pixel, { contentType: 'image/png' })).error).toBeNull();
  return { sessionId, picture: pictures.getPublicUrl(path).data.publicUrl };
}

/** Tables in which the id of a person is anywhere in a row. */
async function findTraces({ id }: TestPerson): Promise<string[]> {
  const tables = await app.sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'p') order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const query = `select from ${name} as r where to_jsonb(r)::text like $1 limit 1`;
    const [row] = await app.sql.statement(query, [`%${id}%`]);
    if (row) found.push(name);
  }
  return found;
}

async function tokenProvedAt(
  { id, email, token }: TestPerson,
  amr: { method: string; timestamp: number }[],
): Promise<string> {
  const tokens = createAccessTokens({ issuer: app.issuer, signingKey: app.signingKey });
  const rest = { email, phone: '', app_metadata: {}, user_metadata: {}, aal: 'aal1', is_anonymous: false } as const;
  return (await tokens.sign({ ...rest, sub: id, amr, session_id: String(decodeJwt(token).session_id) })).token;
}

const isThere = async ({ id }: TestPerson) => (await app.sql`select from auth.users where id = ${id}`).length === 1;

test('whoever is not signed in is refused', async () => {
  const response = await requestDeletion();
  expect([response.status, await response.json()]).toMatchObject([401, { error: { code: 'common.unauthenticated' } }]);
});

test.each([
  ['more than five minutes ago', [{ method: 'password', timestamp: -301 }]],
  [
    'an hour ago, and only renewed since',
    [
      { method: 'otp', timestamp: -3600 },
      { method: 'token_refresh', timestamp: 0 },
    ],
  ],
  [
    'a month ago, and set up a second step a moment ago',
    [
      { method: 'totp', timestamp: 0 },
      { method: 'password', timestamp: -30 * 86_400 },
    ],
  ],
  ['at no known time', []],
])('whoever signed in %s is asked to do so again, and loses nothing', async (_, proofs) => {
  const now = Math.floor(Date.now() / 1000);
  const amr = proofs.map(({ method, timestamp }) => ({ method, timestamp: now + timestamp }));
  const response = await requestDeletion({ ...ana, token: await tokenProvedAt(ana, amr) });
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { error: { code: 'account.reauthentication_needed' } },
  ]);
  expect(await isThere(ana)).toBe(true);
});

test('a fresh proof of one kind is enough, however old the others are', async () => {
  const now = Math.floor(Date.now() / 1000);
  const amr = [
    { method: 'otp', timestamp: now - 290 },
    { method: 'password', timestamp: now - 9000 },
  ];
  expect((await requestDeletion({ ...ana, token: await tokenProvedAt(ana, amr) })).status).toBe(204);
});

const signOut = ({ id }: TestPerson) => app.sql`delete from auth.sessions where user_id = ${id}`;

test('a token that outlives its session closes no account', async () => {
  await signOut(ana);
  for (const when of ['now', 'after_grace']) {
    const response = await requestDeletion(ana, { when });
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { error: { code: 'account.session_expired' } },
    ]);
  }
  expect(await app.sql`select from private.account_deletions where user_id = ${ana.id}`).toEqual([]);
});

test('it repeats what it has asked for, and brings no day forward', async () => {
  const first = await requestDeletion(ana, { when: 'after_grace' });
  const again = await requestDeletion(ana, { when: 'after_grace' });
  expect([again.status, await again.json()]).toEqual([200, await first.json()]);
  expect((await requestDeletion(ana, { when: 'now' })).status).toBe(401);
  expect(await isThere(ana)).toBe(true);
});

test('what was asked for and broke off on the way is done by the next call', async () => {
  await app.sql`insert into private.account_deletions (user_id, due_at, email, language)
    values (${ana.id}, now(), ${ana.email}, 'en')`;
  await signOut(ana);
  expect((await requestDeletion(ana)).status).toBe(204);
  expect(await isThere(ana)).toBe(false);
});

test('nothing of the person is left but actions without a name, and nothing of a stranger is touched', async () => {
  const rui = await app.signUp();
  const [hers, his] = [await createTraces(ana), await createTraces(rui)];
  const before = await findTraces(rui);
  expect((await fetch(hers.picture)).status).toBe(200);

  const response = await requestDeletion(ana);
  expect([response.status, await response.text()]).toEqual([204, '']);

  expect(await findTraces(ana)).toEqual(['auth.audit_log_entries']);
  expect((await fetch(hers.picture)).status).toBe(404);
  expect(await app.sql`select key from storage.discarded_contents`).toEqual([]);
  expect(await findTraces(rui)).toEqual(before);
  expect((await readSession(app, rui, his.sessionId)).messages.length).toBeGreaterThan(1);
  expect((await fetch(his.picture)).status).toBe(200);
});

test('that an account was deleted is noted without saying which', async () => {
  await requestDeletion(ana);
  const noted = await app.sql`select payload from auth.audit_log_entries where payload ->> 'action' = 'user_deleted'`;
  expect(noted.map(({ payload }) => payload)).toContainEqual({ action: 'user_deleted', actor_id: null });
  expect(JSON.stringify(noted)).not.toContain(ana.id);
  expect(app.logLines.filter((line) => line.includes('auth.account_deleted')).join()).not.toContain(ana.id);
});

test('a picture that somebody else put into the folder of the person goes too', async () => {
  await createTraces(ana);
  await app.sql`update storage.objects set owner = null where name like ${`${ana.id}/%`}`;
  await requestDeletion(ana);
  expect(await app.sql`select name from storage.objects where name like ${`${ana.id}/%`}`).toEqual([]);
});

test('every device is signed out: no session of the person can be renewed', async () => {
  const client = createClient(app.url, await derivePublishableKey(app.signingKey), { auth: { persistSession: false } });
  const [email, password] = [`${randomUUID()}@example.com`, randomUUID()];
  const { data } = await client.auth.signUp({ email, password });
  const other = await client.auth.signInWithPassword({ email, password });
  const person = { id: data.user?.id ?? '', email, token: data.session?.access_token ?? '' };
  expect((await requestDeletion(person)).status).toBe(204);
  for (const session of [data.session, other.data.session]) {
    const { error } = await client.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
    expect(error).toMatchObject({ status: 400 });
  }
  expect((await client.auth.signInWithPassword({ email, password })).error).toMatchObject({
    code: 'invalid_credentials',
  });
});

test('the token that outlives the person opens nothing and writes nothing', async () => {
  const { sessionId } = await createTraces(ana);
  await requestDeletion(ana);
  const json = { mood: 'calm', personality: 'default', language: 'pt' };
  expect((await app.request('GET', `/api/sessions/${sessionId}`, { as: ana })).status).toBe(401);
  expect((await app.request('POST', '/api/sessions', { as: ana, json })).status).toBe(401);
});

test('a second call finds nothing to do and says so as the first', async () => {
  expect((await requestDeletion(ana)).status).toBe(204);
  expect((await requestDeletion(ana)).status).toBe(204);
});

test('a reply that is being said is broken off first', async () => {
  const slow = await createTestApp({ model: createGuidedGateway({ firstMs: 0, wordMs: 5_000 }) });
  const person = await slow.signUp();
  const { id } = await createSession(slow, person);
  const reply = hearReply(await postMessage(slow, person, id));
  expect((await slow.request('POST', '/api/account/deletion', { as: person, json: { when: 'now' } })).status).toBe(204);
  expect((await reply).ending).not.toBe('complete');
  expect(slow.logLines.filter((line) => /"level":(?:"error"|50)/.test(line))).toEqual([]);
  await slow.close();
});

test('mails that lie in the outbox go with the account they were written to', async () => {
  const forgotten: string[] = [];
  const withOutbox = await createTestApp({ forgetMails: async (addresses) => void forgotten.push(...addresses) });
  const person = await withOutbox.signUp();
  await withOutbox.request('POST', '/api/account/deletion', { as: person, json: { when: 'now' } });
  expect(forgotten).toEqual([person.email]);
  await withOutbox.close();
});
