import { connect } from '@alento/sql/sql.ts';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { createSession, hearReply, postMessage, readSession } from '@alento/server/testing/conversations.ts';
import { startServerProcess, stateBirthDate, type ServerProcess } from '@alento/server/testing/server-process.ts';
import { startTestProject, type TestProject } from '@alento/server/testing/supabase-project.ts';
import { freePort } from '@alento/testing/free-port.ts';
import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let project: TestProject;
let old: TestDatabase;
let settings: Record<string, string>;

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  [project, old] = await Promise.all([startTestProject(), createTestDatabase()]);
  settings = { DATA_DIR: join(project.folder, 'ours'), ENCRYPTION_KEY: randomBytes(32).toString('base64') };
});

afterAll(async () => {
  await project.stop();
  await old.drop();
});

interface Account {
  access_token: string;
  user: { id: string; user_metadata: object; created_at: string };
}

async function ask<T>(url: string, key: string, json: object, token = key): Promise<T> {
  const headers = { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(json) });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

const keyOf = async (server: ServerProcess) =>
  ((await (await server.request('GET', '/api/config')).json()) as { supabase: { key: string } }).supabase.key;

function move() {
  const script = join(import.meta.dirname, 'move-to-supabase.ts');
  const env = { ...settings, ...project.variables, OLD_DATABASE_URL: old.url, PATH: process.env.PATH };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('people keep their password, profile, picture and conversations when they move to a project', async () => {
  const before = await startServerProcess(await freePort(), { ...settings, DATABASE_URL: old.url });
  const key = await keyOf(before);
  const credentials = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const { access_token: token, user } = await ask<Account>(`${before.url}/auth/v1/signup`, key, {
    ...credentials,
    data: { full_name: 'Ana' },
  });
  const path = `/storage/v1/object/public/avatars/${user.id}/avatar.png`;
  const profile = { id_usuario: user.id, nome_completo: 'Ana', avatar_url: `${before.url}${path}` };
  await fetch(`${before.url}${path.replace('/public', '')}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: pixel,
  });
  await fetch(`${before.url}/rest/v1/perfis`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(profile),
  });
  const person = { id: user.id, email: credentials.email, token };
  await stateBirthDate(before.url, token);
  const { id } = await createSession(before, person);
  await hearReply(await postMessage(before, person, id, { text: 'Something only I may read.' }));
  const conversation = await readSession(before, person, id);
  await before.end('SIGTERM');

  const moved = move();
  expect(moved).toMatchObject({ status: 0, stderr: '' });
  expect(moved.stdout.split('\n')).toEqual(
    expect.arrayContaining([
      'auth.users: 1',
      'auth.identities: 1',
      'private.person_keys: 1',
      'private.trial_key: 1',
      'public.perfis: 1',
      'files: 1',
    ]),
  );

  const sql = connect({ connectionString: project.database.ownerUrl, max: 1 });
  const unreadable = await sql`
    select from auth.users
    where num_nulls(confirmation_token, recovery_token, email_change_token_new, email_change) > 0`;
  await sql.end();
  // GoTrue answers 500 to everybody about an account that has null there.
  expect(unreadable).toHaveLength(0);

  const after = await startServerProcess(await freePort(), { ...settings, ...project.variables });
  const [newKey, signIn] = [await keyOf(after), `${project.url}/auth/v1/token?grant_type=password`];
  const account = await ask<Account>(signIn, newKey, credentials);
  expect(account.user).toMatchObject({ id: user.id, user_metadata: user.user_metadata, created_at: user.created_at });
  const again = { ...person, token: account.access_token };
  expect(await readSession(after, again, id)).toEqual(conversation);
  expect((await hearReply(await postMessage(after, again, id))).ending).toBe('complete');
  const profiles = await fetch(`${project.url}/rest/v1/perfis?select=nome_completo,avatar_url`, {
    headers: { apikey: newKey, authorization: `Bearer ${account.access_token}` },
  });
  const picture = `${project.url}${path}`;
  expect(await profiles.json()).toEqual([{ nome_completo: 'Ana', avatar_url: picture }]);
  expect(Buffer.from(await (await fetch(picture)).arrayBuffer())).toEqual(pixel);
  expect((await after.request('GET', '/api/sessions', { as: person })).status).toBe(401);
  await after.end('SIGTERM');

  expect(move()).toMatchObject({ status: 1, stderr: 'The project has accounts already, so nothing was moved\n' });
});
