import { plannedDeletionSchema } from '@alento/domain/account/deletion-schema.ts';
import { derivePublishableKey } from '@alento/backend/keys.ts';
import { createAccessTokens, type AccessTokenClaims } from '@alento/backend/auth/access-token.ts';
import { decodeJwt } from 'jose';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNoticeSender } from '#platform/mail/render-notice.ts';
import type { Notice, SendNotice } from '#platform/mail/notice.ts';
import { createMailSender } from '#platform/mail/mail-sender.ts';
import { createSession, hearReply, postMessage, readSession } from '#testing/conversations.ts';
import { startSmtpServer, type TestSmtpServer } from '#testing/smtp-server.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';
import { AccountDeletions } from './jobs/account-deletions.ts';

const path = '/api/account/deletion';
const day = 24 * 60 * 60 * 1000;

let app: TestApp;
let smtp: TestSmtpServer;
let ana: TestPerson;
let account: { client: SupabaseClient; email: string; password: string };

beforeAll(async () => {
  smtp = await startSmtpServer();
  const mails = createMailSender({ smtpUrl: smtp.url, from: 'a@alento.example', outbox: '', say: () => undefined });
  app = await createTestApp({ sendNotice: createNoticeSender(mails, 'https://alento.example') });
  return () => mails.close();
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});

beforeEach(async () => {
  const client = createClient(app.url, await derivePublishableKey(app.signingKey), { auth: { persistSession: false } });
  account = { client, email: `${randomUUID()}@example.com`, password: randomUUID() };
  ana = await signUp();
  await client
    .from('perfis')
    .insert({ id_usuario: ana.id, lingua: 'de', data_nascimento: '1990-05-09' })
    .throwOnError();
});

async function signUp(): Promise<TestPerson> {
  const { client, email, password } = account;
  const { data } = await client.auth.signUp({ email, password });
  return { id: data.user?.id ?? '', email, token: data.session?.access_token ?? '' };
}

async function signInAgain(): Promise<TestPerson> {
  // What was asked for in this second may have been asked for after it.
  await app.sql`update private.account_deletions set requested_at = requested_at - interval '2 seconds'
    where user_id = ${ana.id}`;
  const { client, email, password } = account;
  const { data } = await client.auth.signInWithPassword({ email, password });
  return { ...ana, token: data.session?.access_token ?? '' };
}

/** As a second process on the same database would. */
const anotherProcess = (sendNotice?: SendNotice): AccountDeletions =>
  new AccountDeletions({ ...app.deletionDeps, ...(sendNotice && { sendNotice }) });

const close = (json?: unknown) => app.request('POST', path, { as: ana, ...(json === undefined ? {} : { json }) });
const cancel = (as: TestPerson) => app.request('DELETE', path, { as });
const isThere = async () => (await app.sql`select from auth.users where id = ${ana.id}`).length === 1;
const readError = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
];
async function advanceDays(days: number): Promise<void> {
  await app.deletions.run();
  await app.sql`update private.account_deletions set requested_at = requested_at - make_interval(days => ${days}),
    due_at = due_at - make_interval(days => ${days}) where user_id = ${ana.id}`;
}

async function mailsTo({ email }: TestPerson): Promise<string[]> {
  await app.deletions.run();
  const mine = smtp.received.filter(({ to }) => to.includes(email));
  return mine.map(({ message }) => /^Subject: (.+)$/m.exec(message)?.[1] ?? '');
}

test('an account is closed for fourteen days unless something else is asked for, and the person told in their language', async () => {
  const response = await close();
  expect(response.status).toBe(200);
  const { requestedAt, dueAt } = plannedDeletionSchema.parse(await response.json());
  expect(Date.parse(dueAt) - Date.parse(requestedAt)).toBe(14 * day);
  expect(await mailsTo(ana)).toHaveLength(1);
  const mail = smtp.received.find(({ to }) => to.includes(ana.email));
  // On the date line, where the day is over last.
  const german = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Etc/GMT+12' }).format(
    new Date(dueAt),
  );
  const text = mail?.message.replaceAll('=\r\n', '');
  expect(text).toContain(german);
  expect(text).toContain('https://alento.example/login');
  expect(await isThere()).toBe(true);
});

test('while it is closed every door is shut, and the token from before the sign-out opens none', async () => {
  const { id } = await createSession(app, ana);
  await hearReply(await postMessage(app, ana, id));
  await close();
  expect(await readError(await app.request('GET', '/api/sessions', { as: ana }))).toEqual([
    401,
    'common.unauthenticated',
  ]);
  const { client } = account;
  expect(await client.from('perfis').select()).toMatchObject({ status: 401, data: null });
  const back = await signInAgain();
  for (const [method, address] of [
    ['GET', `/api/sessions/${id}`],
    ['GET', '/api/sessions'],
    ['GET', '/api/memories'],
    ['GET', '/api/safety-plan'],
    ['POST', '/api/account/export'],
  ] as const) {
    expect(await readError(await app.request(method, address, { as: back }))).toEqual([
      403,
      'account.deletion_pending',
    ]);
  }
  expect((await client.from('perfis').select()).data).toEqual([]);
  expect((await client.from('mood_entries').insert({ mood: 'calm' })).error).toMatchObject({ code: '42501' });
  expect((await client.auth.refreshSession({ refresh_token: 'of before' })).error).toMatchObject({ status: 400 });
  const state = await app.request('GET', path, { as: back });
  expect(await state.json()).toMatchObject({ deletion: { dueAt: expect.any(String) } });
});

test('the key of whoever is leaving is unwrapped by no other process either', async () => {
  await createSession(app, ana);
  await close();
  const rows = await account.client
    .schema('private' as 'public')
    .from('person_keys')
    .select();
  expect(rows.error).not.toBeNull();
  const seen = await app.sql.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true),
      set_config('request.jwt.claims', ${JSON.stringify({ sub: ana.id, role: 'authenticated' })}, true)`;
    return tx`select from private.person_keys`;
  });
  expect(seen).toHaveLength(0);
});

test('whoever signs in again stays, finds everything, and is told', async () => {
  const { id } = await createSession(app, ana);
  await close();
  await app.deletions.run();
  const back = await signInAgain();
  expect((await cancel(back)).status).toBe(204);
  expect((await cancel(back)).status).toBe(204);
  expect((await readSession(app, back, id)).id).toBe(id);
  expect(await mailsTo(ana)).toHaveLength(2);
  expect(await app.sql`select from private.account_deletions where user_id = ${ana.id}`).toHaveLength(0);
  await advanceDays(15);
  await app.deletions.run();
  expect(await isThere()).toBe(true);
});

test('a server whose clock is behind the database lets a person stay, and no session from before', async () => {
  await close();
  const back = await signInAgain();
  const claims = decodeJwt<AccessTokenClaims>(back.token);
  const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - 600 }];
  const tokens = createAccessTokens({ issuer: app.issuer, signingKey: app.signingKey });
  const { token } = await tokens.sign({ ...claims, amr });
  await app.sql`update auth.sessions set created_at = now() - interval '1 hour' where user_id = ${ana.id}`;
  expect(await readError(await cancel({ ...back, token }))).toEqual([403, 'account.reauthentication_needed']);
  await app.sql`update auth.sessions set created_at = now() where user_id = ${ana.id}`;
  expect((await cancel({ ...back, token })).status).toBe(204);
});

test('a token from before the request takes nothing back', async () => {
  const client = createClient(app.url, await derivePublishableKey(app.signingKey), { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword(account);
  await close();
  await app.sql`update private.account_deletions set requested_at = requested_at + interval '2 seconds'
    where user_id = ${ana.id}`;
  const stolen = { ...ana, token: data.session?.access_token ?? '' };
  expect(await readError(await cancel(stolen))).toEqual([401, 'common.unauthenticated']);
});

test('nobody takes back the deletion of somebody else', async () => {
  await close();
  const stranger = await app.signUp();
  expect((await cancel(stranger)).status).toBe(204);
  expect(await (await app.request('GET', path, { as: await signInAgain() })).json()).not.toEqual({ deletion: null });
});

test('to ask again keeps to the day that was named first, and changes nothing after a whole day', async () => {
  const first = plannedDeletionSchema.parse(await (await close()).json());
  await advanceDays(1);
  const again = plannedDeletionSchema.parse(await (await close({ when: 'after_grace' })).json());
  expect(Date.parse(first.dueAt) - Date.parse(again.dueAt)).toBe(day);
});

test('an account is erased when its day has come and not before, once, by whichever process is first', async () => {
  await close();
  await advanceDays(13);
  await app.deletions.run();
  expect(await isThere()).toBe(true);
  await advanceDays(1);
  const others = [0, 1, 2].map(() => anotherProcess());
  await Promise.all([app.deletions, ...others].map((each) => each.run()));
  expect(await isThere()).toBe(false);
  expect(await mailsTo(ana)).toHaveLength(2);
  expect(await app.sql`select from private.person_keys where user_id = ${ana.id}`).toHaveLength(0);
});

test('a deletion that a process left half done is taken up again, and cannot be taken back meanwhile', async () => {
  await close();
  await advanceDays(14);
  await app.sql`update private.account_deletions set claimed_until = now() + interval '1 minute' where user_id = ${ana.id}`;
  expect(await readError(await cancel(await signInAgain()))).toEqual([409, 'account.deletion_under_way']);
  await app.deletions.run();
  expect(await isThere()).toBe(true);
  await app.sql`update private.account_deletions set claimed_until = now() where user_id = ${ana.id}`;
  await app.deletions.run();
  expect(await isThere()).toBe(false);
});

test('whoever waits can still be gone at once', async () => {
  await close();
  const back = await signInAgain();
  expect((await app.request('POST', path, { as: back, json: { when: 'now' } })).status).toBe(204);
  expect(await isThere()).toBe(false);
});

test('anything but the two ways is refused', async () => {
  expect(await readError(await close({ when: 'yesterday' }))).toEqual([400, 'common.invalid_input']);
});

test('a mail that cannot be sent holds up an erasure for a day and no longer', async () => {
  await close();
  await app.deletions.run();
  await advanceDays(14);
  const failing = anotherProcess(() => Promise.reject(new Error('no way out')));
  await failing.run();
  expect(await isThere()).toBe(true);
  await advanceDays(2);
  await app.sql`update private.account_deletions set claimed_until = now() where user_id = ${ana.id}`;
  await failing.run();
  expect(await isThere()).toBe(false);
});

test('an account that was kept while its goodbye was on the way stays, and its person is told so', async () => {
  await close();
  await advanceDays(14);
  const back = await signInAgain();
  const slow = anotherProcess(async ({ kind }) => {
    if (kind !== 'deletion_done') return;
    await app.sql`update private.account_deletions set claimed_until = now() where user_id = ${ana.id}`;
    expect((await cancel(back)).status).toBe(204);
  });
  await slow.run();
  await app.deletions.run();
  expect(await isThere()).toBe(true);
  expect(await app.sql`select from private.account_deletions where user_id = ${ana.id}`).toHaveLength(0);
});

test('no account waits under the claim of a process that is busy with another', async () => {
  const stranger = await app.signUp();
  await app.request('POST', path, { as: stranger, json: { when: 'after_grace' } });
  await close();
  await advanceDays(14);
  await app.sql`update private.account_deletions set is_told = false where user_id = ${stranger.id}`;
  const claims: unknown[] = [];
  await anotherProcess(async ({ to }) => {
    if (to !== ana.email) return;
    claims.push(...(await app.sql`select claimed_until from private.account_deletions where user_id = ${stranger.id}`));
  }).run();
  expect(claims).toEqual([{ claimed_until: null }]);
});

test('whoever was told of the end is not told again when the erasure fails, and is told if they stay after all', async () => {
  await close();
  await advanceDays(14);
  const told: string[] = [];
  const { services } = app.deletionDeps;
  const deps = { ...app.deletionDeps, sendNotice: async ({ kind }: Notice) => void told.push(kind) };
  const backend = { ...services.backend, deleteAccount: () => Promise.reject(new Error('no way in')) };
  const failing = new AccountDeletions({ ...deps, services: { ...services, backend } });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await failing.run();
    await app.sql`update private.account_deletions set claimed_until = now() where user_id = ${ana.id}`;
  }
  expect(told).toEqual(['deletion_done']);
  expect((await cancel(await signInAgain())).status).toBe(204);
  await app.deletions.run();
  expect(await mailsTo(ana)).toHaveLength(2);
});
