import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { strFromU8, unzipSync } from 'fflate';
import { generateSigningKey } from '@alento/backend/keys.ts';
import { freePort } from '@alento/testing/free-port.ts';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#platform/database/connect.ts';
import { createSession, hearReply, postMessage, readSession } from '#testing/conversations.ts';
import { launchServer, startServerProcess, stateBirthDate, type ServerProcess } from '#testing/server-process.ts';
import { startTestProject, type TestProject } from '#testing/supabase-project.ts';
import type { TestPerson } from '#testing/test-app.ts';

// One process of ours plays the project; the other has nothing but its four variables.
let project: TestProject;
let ours: ServerProcess;
let mode: Record<string, string>;

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  project = await startTestProject();
  mode = { ...project.variables, DATA_DIR: join(project.folder, 'ours') };
  ours = await startServerProcess(await freePort(), mode);
});

afterAll(async () => {
  await ours.end('SIGTERM');
  await project.stop();
});

/** A client as a browser makes it: from what our server says. */
async function connect(): Promise<SupabaseClient> {
  const config = (await (await ours.request('GET', '/api/config')).json()) as {
    supabase: { url: string; key: string };
  };
  return createClient(config.supabase.url, config.supabase.key, {
    auth: { autoRefreshToken: false, persistSession: false },
  });
}

async function signUp(client: SupabaseClient): Promise<TestPerson & { password: string; session: Session }> {
  const [email, password] = [`${randomUUID()}@example.com`, randomUUID()];
  const { data, error } = await client.auth.signUp({ email, password });
  if (!data.session || !data.user) throw new Error('no session', { cause: error });
  await stateBirthDate(ours.url, data.session.access_token);
  return { id: data.user.id, email, password, token: data.session.access_token, session: data.session };
}

test('the browser is told where the project is', async () => {
  const config = await (await ours.request('GET', '/api/config')).json();
  expect(config).toMatchObject({ supabase: { url: project.url, key: mode.SUPABASE_PUBLISHABLE_KEY } });
  expect(JSON.stringify(config)).not.toContain(mode.SUPABASE_SECRET_KEY);
});

test('a person signs up with the project, keeps a profile and a picture there, and talks with our server', async () => {
  const client = await connect();
  const person = await signUp(client);
  const { email, password } = person;
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();

  const profile = { id_usuario: person.id, nome_completo: 'Ana', lingua: 'en', ispremium: true };
  const saved = await client.from('perfis').upsert(profile, { onConflict: 'id_usuario' }).select().single();
  expect(saved.data).toMatchObject({ nome_completo: 'Ana', ispremium: false });

  const avatars = client.storage.from('avatars');
  const path = `${person.id}/avatar.png`;
  expect((await avatars.upload(path, pixel, { contentType: 'image/png' })).error).toBeNull();
  const seen = await fetch(avatars.getPublicUrl(path).data.publicUrl);
  expect([seen.url.startsWith(project.url), seen.status]).toEqual([true, 200]);

  const { id } = await createSession(ours, person);
  const reply = await hearReply(await postMessage(ours, person, id, { text: 'I had a long day.' }));
  expect(reply.ending).toBe('complete');
  const { messages } = await readSession(ours, person, id);
  expect(messages.slice(-2).map(({ text }) => text)).toEqual(['I had a long day.', reply.text]);
  const stranger = await signUp(await connect());
  expect((await ours.request('GET', `/api/sessions/${id}`, { as: stranger })).status).toBe(404);
});

test("the project's realtime tells a person's devices what our server has stored for them", async () => {
  const client = await connect();
  const person = await signUp(client);
  await client.realtime.setAuth();
  const channel = client.channel(`person:${person.id}`, { config: { private: true } });
  const { promise: told, resolve: tell } = Promise.withResolvers<unknown>();
  channel.on('broadcast', { event: 'change' }, ({ payload }) => tell(payload));
  const { promise: joined, resolve: join } = Promise.withResolvers<string>();
  channel.subscribe(join);
  expect(await joined).toBe('SUBSCRIBED');
  const { id } = await createSession(ours, person);
  expect(await told).toMatchObject({ table: 'sessions', type: 'INSERT', ids: { id } });
  await client.removeAllChannels();
});

test('who deletes their account takes rows and pictures with them, and nothing of anybody else', async () => {
  const [client, other] = [await connect(), await connect()];
  const [person, stranger] = [await signUp(client), await signUp(other)];
  await client.from('perfis').upsert({ id_usuario: person.id, nome_completo: 'Ana' }).throwOnError();
  const [hers, his] = [client.storage.from('avatars'), other.storage.from('avatars')];
  const paths = [`${person.id}/avatar.png`, `${person.id}/older/avatar.png`];
  for (const path of paths) expect((await hers.upload(path, pixel, { contentType: 'image/png' })).error).toBeNull();
  const kept = `${stranger.id}/avatar.png`;
  expect((await his.upload(kept, pixel, { contentType: 'image/png' })).error).toBeNull();
  await createSession(ours, person);
  const { id: conversation } = await createSession(ours, stranger);

  expect((await ours.request('POST', '/api/account/deletion', { as: person, json: { when: 'now' } })).status).toBe(204);
  expect((await ours.request('POST', '/api/account/deletion', { as: person, json: { when: 'now' } })).status).toBe(204);

  const { email, password } = person;
  expect((await client.auth.signInWithPassword({ email, password })).error).toMatchObject({ status: 400 });
  for (const path of paths) expect((await fetch(hers.getPublicUrl(path).data.publicUrl)).status).toBe(404);
  expect((await fetch(his.getPublicUrl(kept).data.publicUrl)).status).toBe(200);
  expect((await ours.request('GET', `/api/sessions/${conversation}`, { as: stranger })).status).toBe(200);
  const sql = connectDatabase(project.database.ownerUrl, { max: 1 });
  const left = await sql`
    select (select count(*)::int from public.perfis where id_usuario = ${person.id}) as profiles,
      (select count(*)::int from public.sessions where user_id = ${person.id}) as sessions,
      (select count(*)::int from private.person_keys where user_id = ${person.id}) as keys`;
  await sql.end();
  expect(left).toEqual([{ profiles: 0, sessions: 0, keys: 0 }]);
});

test('who closes their account is signed out of the project, shut out of its rows, and can stay or take a copy', async () => {
  const client = await connect();
  const person = await signUp(client);
  await client.from('perfis').upsert({ id_usuario: person.id, nome_completo: 'Ana' }).throwOnError();
  const path = `${person.id}/avatar.png`;
  await client.storage.from('avatars').upload(path, pixel, { contentType: 'image/png' });
  const deletion = '/api/account/deletion';

  expect((await ours.request('POST', deletion, { as: person, json: {} })).status).toBe(200);
  expect((await ours.request('GET', '/api/sessions', { as: person })).status).toBe(401);
  expect((await client.from('perfis').select()).data).toBeNull();
  expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400 });

  const sql = connectDatabase(project.database.ownerUrl, { max: 1 });
  await sql`update private.account_deletions set requested_at = requested_at - interval '2 seconds'`;
  await sql.end();
  const { email, password } = person;
  const { data } = await client.auth.signInWithPassword({ email, password });
  const back = { ...person, token: data.session?.access_token ?? '' };
  expect((await ours.request('GET', '/api/sessions', { as: back })).status).toBe(403);
  expect((await client.from('perfis').select()).data).toEqual([]);
  expect((await ours.request('DELETE', deletion, { as: back })).status).toBe(204);
  const copy = await ours.request('POST', '/api/account/export', { as: back });
  const files = unzipSync(new Uint8Array(await copy.arrayBuffer()));
  expect(Buffer.from(files[`files/avatars/${path}`] ?? [])).toEqual(pixel);
  expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject({ id: person.id, email });
  expect(JSON.parse(strFromU8(files['profile.json'] ?? new Uint8Array()))).toMatchObject([{ nome_completo: 'Ana' }]);
});

test('who signs out has no session with the project any more', async () => {
  const client = await connect();
  const { session, token } = await signUp(client);
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await client.auth.getSession()).data.session).toBeNull();
  const later = await connect();
  expect((await later.auth.refreshSession(session)).error).toMatchObject({ status: 400 });
  expect((await later.auth.getUser(token)).error).toMatchObject({ name: 'AuthSessionMissingError' });
});

test("REST of the project's own has no conversations, though its role and the person's rights would let it", async () => {
  const person = await signUp(await connect());
  await createSession(ours, person);
  const rest = connectDatabase(project.database.restUrl, { max: 1 });
  const count = (table: string) =>
    rest.begin(async (tx) => {
      await tx`select set_config('role', 'authenticated', true),
        set_config('request.jwt.claims', ${JSON.stringify({ sub: person.id, role: 'authenticated' })}, true)`;
      const { count: found } = await tx.statement(`select from public.${table}`, []);
      return found;
    });
  try {
    expect([await count('sessions'), await count('messages')]).toEqual([0, 0]);
  } finally {
    await rest.end();
  }
});

test("tables that Supabase's default rights open to everybody are closed to visitors, and their owner is no superuser", async () => {
  const sql = connectDatabase(project.database.ownerUrl, { max: 1 });
  const rights = await sql`
    select c.relname from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.relkind in ('r', 'p') and (
        has_table_privilege('anon', c.oid, 'select, insert, update, delete, truncate, references, trigger')
        or has_table_privilege('authenticated', c.oid, 'truncate, references, trigger')
      )`;
  const owners = await sql`
    select distinct r.rolname = current_user as "isOwner", r.rolsuper as "isSuperuser"
    from pg_class c join pg_roles r on r.oid = c.relowner
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  await sql.end();
  expect([rights, owners]).toEqual([[], [{ isOwner: true, isSuperuser: false }]]);
});

test('a role with the rights that the guide lists, and no other, serves people', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/guides/supabase.md'), 'utf8');
  const role = `lesser_${randomUUID().replaceAll('-', '')}`;
  const grants = /```sql\n([^`]+)```/.exec(guide)?.[1]?.replaceAll('alento', role) ?? '';
  const owner = connectDatabase(project.database.ownerUrl, { max: 1 });
  await owner.script(grants);
  const url = new URL(mode.DATABASE_URL ?? '');
  url.username = role;
  const person = await signUp(await connect());
  const server = await startServerProcess(await freePort(), { ...mode, DATABASE_URL: url.href });
  const lesser = connectDatabase(url.href, { max: 1 });
  try {
    const { id } = await createSession(server, person);
    expect((await hearReply(await postMessage(server, person, id))).ending).toBe('complete');
    expect(await lesser`select private.operations() ->> 'retryAfter' as wait`).toEqual([{ wait: null }]);
  } finally {
    await lesser.end();
    await server.end('SIGTERM');
    await owner.script(`drop policy "the server counts requests" on private.rate_limits;
      drop policy "the server keeps recovery codes" on private.recovery_codes;
      drop policy "the server keeps deletions" on private.account_deletions;
      drop policy "the server says what is sold" on private.plan_settings;
      drop policy "the server looks for customers" on private.payment_customers`);
    await owner.script(
      `revoke all on schema private, supabase_migrations from ${role};
      revoke all on supabase_migrations.schema_migrations, private.rate_limits, private.recovery_codes,
        private.account_deletions, private.plan_settings, private.payment_customers from ${role};
      revoke all on all functions in schema private from ${role};
      drop role ${role}`,
    );
    await owner.end();
  }
});

test('a second step that the project asks for is asked for here, too, and the recovery code takes it away', async () => {
  const client = await connect();
  const person = await signUp(client);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (data?.type !== 'totp') throw new Error('not enrolled');
  const code = new TOTP({ secret: data.totp.secret }).generate();
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  const whole = { ...person, token: verified.data?.access_token ?? '' };
  const path = '/api/account/security';
  const made = await ours.request('PUT', `${path}/recovery-code`, { as: whole });
  const recovery = (await made.json()) as { code: string };
  const read = await ours.request('GET', path, { as: whole });
  expect(await read.json()).toMatchObject({ hasPassword: true, signIns: [{ isCurrent: true }] });

  expect((await ours.request('GET', '/api/sessions', { as: person })).status).toBe(403);
  expect((await ours.request('POST', `${path}/recovery`, { as: person, json: recovery })).status).toBe(204);
  expect((await ours.request('GET', '/api/sessions', { as: person })).status).toBe(200);
});

test.each(['/auth/v1/settings', '/auth/v1/token', '/rest/v1/perfis', '/storage/v1/bucket', '/auth/v1'])(
  'our server has no %s of its own',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${ours.url}${path}`, { method, headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'common.not_found' } });
    }
  },
);

test('our server keeps no database, no signing key and no files but mails, and logs no key', async () => {
  const kept = await readdir(join(project.folder, 'ours'), { recursive: true });
  expect(kept.filter((name) => !name.startsWith('outbox'))).toEqual([
    'secrets',
    'secrets/encryption-key',
    'secrets/push-key',
  ]);
  expect(ours.printed()).not.toMatch(/sb_secret|sb_publishable/);
});

test("a token that the project's key did not sign is refused", async () => {
  const other = await generateSigningKey();
  const url = `http://127.0.0.1:${await freePort()}`;
  const stranger = await startServerProcess(Number(new URL(url).port), {
    DATA_DIR: join(project.folder, 'ours'),
    DATABASE_URL: project.database.superuserUrl,
    PUBLIC_URL: url,
    SIGNING_KEY: JSON.stringify(other),
  });
  const person = await stranger.signUp();
  await stranger.end('SIGTERM');
  const response = await ours.request('GET', '/api/sessions', { as: person });
  expect([response.status, await response.json()]).toMatchObject([401, { error: { code: 'common.unauthenticated' } }]);
});

test.each<[string, Record<string, string>]>([
  [
    'Bad configuration: SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY are given together',
    { SUPABASE_SECRET_KEY: '' },
  ],
  ['SUPABASE_SECRET_KEY is refused by SUPABASE_URL', { SUPABASE_SECRET_KEY: 'sb_secret_guess' }],
  ['SUPABASE_PUBLISHABLE_KEY is refused by SUPABASE_URL', { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_guess' }],
  ['ADMIN_EMAILS needs "Confirm email" in the project of SUPABASE_URL', { ADMIN_EMAILS: 'ana@example.com' }],
  ['SUPABASE_URL cannot be reached', { SUPABASE_URL: 'http://127.0.0.1:9' }],
])('a start ends with one line: %s', async (line, change) => {
  const server = launchServer({ ...mode, ...change, PORT: '0' });
  expect(await server.end('SIGCONT')).toBe(1);
  expect(server.printed().trimEnd().split('\n').at(-1)).toContain(`Alento could not start. ${line}`);
  expect(server.printed()).not.toMatch(/sb_secret|sb_publishable/);
});
