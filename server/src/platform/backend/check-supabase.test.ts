import type { Sql } from '@alento/sql/sql.ts';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { connectDatabase } from '#platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { checkSupabase } from './check-supabase.ts';
import type { SupabaseProject } from './project.ts';

type Answers = Record<string, { status: number; body: string }>;

let database: TestDatabase;
let server: Server;
let project: SupabaseProject;
let answers: Answers;

const settings = '/auth/v1/settings';
const people = '/auth/v1/admin/users?per_page=1';
const keySet = '/auth/v1/.well-known/jwks.json';

beforeAll(async () => {
  database = await createTestDatabase();
  server = createServer((request, response) => {
    const { status, body } = answers[request.url ?? ''] ?? { status: 404, body: '{}' };
    const wanted = request.url === people ? 'sb_secret_x' : 'sb_publishable_x';
    const isKnown = request.headers.apikey === wanted && request.headers.authorization === `Bearer ${wanted}`;
    response.writeHead(isKnown ? status : 401).end(body);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  project = { url, publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' };
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await database.drop();
});

beforeEach(() => {
  answers = {
    [settings]: { status: 200, body: '{}' },
    [people]: { status: 200, body: '{"users":[]}' },
    [keySet]: { status: 200, body: '{"keys":[{"kty":"EC","alg":"ES256"}]}' },
  };
});

const check = (change: Partial<SupabaseProject> = {}, sql: Sql = database.sql) =>
  checkSupabase({ ...project, ...change }, sql);

test('a project that answers, and its database, are good', async () => {
  await expect(check()).resolves.toEqual({ hasGoogle: false });
});

test('a project says whether people can sign in with Google', async () => {
  answers[settings] = { status: 200, body: '{"external":{"google":true,"email":true}}' };
  await expect(check()).resolves.toEqual({ hasGoogle: true });
});

test.each<[string, Partial<SupabaseProject>]>([
  ['SUPABASE_PUBLISHABLE_KEY is refused', { publishableKey: 'sb_publishable_guess' }],
  ['SUPABASE_SECRET_KEY is refused', { secretKey: 'sb_publishable_x' }],
  ['SUPABASE_URL cannot be reached', { url: 'http://127.0.0.1:9' }],
])('wrong settings: %s', async (line, change) => {
  await expect(check(change)).rejects.toThrow(line);
});

test.each([
  ['SUPABASE_URL answers 404', settings, 404, 'no such page'],
  ['SUPABASE_URL answers 502', people, 502, ''],
  ['SUPABASE_URL is not the address of a Supabase project', keySet, 200, '<html>'],
  ['signs tokens with a shared secret', keySet, 200, '{"keys":[]}'],
  ['signs tokens with a shared secret', keySet, 200, '{"keys":[{"kty":"oct","alg":"HS256"}]}'],
])('%s: %s answers %i %s', async (line, path, status, body) => {
  answers[path] = { status, body };
  await expect(check()).rejects.toThrow(line);
});

test('operators need a project that has addresses proved', async () => {
  const checkForAdmins = (body: string) => {
    answers[settings] = { status: 200, body };
    return checkSupabase(project, database.sql, { hasAdmins: true });
  };
  await expect(checkForAdmins('{"mailer_autoconfirm":true}')).rejects.toThrow('"Confirm email"');
  await expect(checkForAdmins('{}')).rejects.toThrow('"Confirm email"');
  await expect(checkForAdmins('{"mailer_autoconfirm":false}')).resolves.toEqual({ hasGoogle: false });
});

test('a database without the parts of Supabase is refused', async () => {
  const plain = connectDatabase(inject('databaseUrl'), { max: 1 });
  await expect(check({}, plain)).rejects.toThrow('DATABASE_URL is not the database of a Supabase project');
  await plain.end();
});

test('a role that may not act for people is refused', async () => {
  const role = `guest_${randomUUID().replaceAll('-', '')}`;
  await database.sql.script(`create role ${role} login`);
  const url = new URL(database.url);
  url.username = role;
  const guest = connectDatabase(url.href, { max: 1 });
  await expect(check({}, guest)).rejects.toThrow('grant "authenticated" to it');
  await database.sql.script(`grant authenticated to ${role}`);
  await check({}, guest);
  await guest.end();
  await database.sql.script(`drop role ${role}`);
});
