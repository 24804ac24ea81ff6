import { decodeJwt, SignJWT, importJWK, generateKeyPair } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;
let stranger: TestPerson;
let sessionId: string;

beforeAll(async () => {
  app = await createTestApp();
  [owner, stranger] = await Promise.all([app.signUp(), app.signUp()]);
  sessionId = (await createSession(app, owner)).id;
  await hearReply(await postMessage(app, owner, sessionId));
});

afterAll(() => app.close());

const message = () => ({ id: randomUUID(), text: 'hello' });
const newSession = { mood: 'sad', personality: 'wise', language: 'pt' };

const routes: [method: string, path: (id: string) => string, json?: () => unknown][] = [
  ['GET', (id) => `/api/sessions/${id}`],
  ['PATCH', (id) => `/api/sessions/${id}`, () => ({ state: 'paused' })],
  ['POST', (id) => `/api/sessions/${id}/messages`, message],
  ['POST', (id) => `/api/sessions/${id}/regenerate`, () => ({})],
  ['GET', (id) => `/api/sessions/${id}/stream`],
  ['DELETE', (id) => `/api/sessions/${id}/stream`],
  ['DELETE', (id) => `/api/sessions/${id}`],
];

const readError = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

test.each([
  ['POST', () => '/api/sessions', () => newSession],
  ['GET', () => '/api/sessions'],
  ...routes,
] as typeof routes)('%s %s refuses whoever is not signed in', async (method, path, json) => {
  const response = await app.request(method, path(sessionId), json ? { json: json() } : {});
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(await readError(response)).toBe('common.unauthenticated');
});

test.each(routes)('%s %s does not know a stranger’s session', async (method, path, json) => {
  const response = await app.request(method, path(sessionId), { as: stranger, ...(json ? { json: json() } : {}) });
  expect(response.status).toBe(404);
  expect(await readError(response)).toBe('chat.session_not_found');
});

test.each(routes)('%s %s refuses an id that is none', async (method, path, json) => {
  const response = await app.request(method, path('1'), { as: owner, ...(json ? { json: json() } : {}) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'common.invalid_input', params: { field: 'id' } } });
});

test('a stranger’s list and answers show nothing of the owner', async () => {
  const list = await app.request('GET', '/api/sessions', { as: stranger });
  expect(await list.json()).toEqual({ sessions: [], nextCursor: null, total: 0 });
});

test('a message id of another person is a conflict and changes nothing', async () => {
  const { messages } = (await (await app.request('GET', `/api/sessions/${sessionId}`, { as: owner })).json()) as {
    messages: { id: string }[];
  };
  const own = await createSession(app, stranger);
  const response = await postMessage(app, stranger, own.id, { id: messages[1]?.id ?? '' });
  expect(response.status).toBe(409);
  expect(await readError(response)).toBe('chat.message_conflict');
});

const claims = () => ({
  sub: owner.id,
  role: 'authenticated',
  aud: 'authenticated',
  iss: app.issuer,
  email: owner.email,
  phone: '',
  app_metadata: {},
  user_metadata: {},
  aal: 'aal1',
  amr: [],
  session_id: decodeJwt(owner.token).session_id,
  is_anonymous: false,
});

const statusWith = async (token: string) =>
  (await app.request('GET', '/api/sessions', { headers: { authorization: `Bearer ${token}` } })).status;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

test('a token of our own key is accepted, and an expired one is not', async () => {
  const key = await importJWK(app.signingKey, 'ES256');
  const sign = (expires: string) =>
    new SignJWT(claims())
      .setProtectedHeader({ alg: 'ES256', kid: app.signingKey.kid ?? '' })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key);
  expect(await statusWith(await sign('1h'))).toBe(200);
  expect(await statusWith(await sign('-1h'))).toBe(401);
});

test('a token that somebody else signed, that nobody signed or that was changed is refused', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const forged = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'ES256', kid: app.signingKey.kid ?? '' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  expect(await statusWith(forged)).toBe(401);

  const payload = { ...claims(), exp: Math.floor(Date.now() / 1000) + 3600, iat: Math.floor(Date.now() / 1000) };
  expect(await statusWith(`${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`)).toBe(401);

  const [header, , signature] = owner.token.split('.');
  expect(await statusWith(`${header}.${encode({ ...payload, sub: stranger.id })}.${signature}`)).toBe(401);
});

test.each(['', 'x', 'a.b.c', `${'a'.repeat(10_000)}.b.c`, '\u00e9', "' or 1=1 --"])('%j is no token', async (token) => {
  const headers = { authorization: `Bearer ${encodeURIComponent(token)}` };
  expect((await app.request('GET', '/api/sessions', { headers })).status).toBe(401);
});

test('a person whose account was erased is not let in by the token that is left', async () => {
  const leaving = await app.signUp();
  const session = await createSession(app, leaving);
  await app.sql`delete from auth.users where id = ${leaving.id}`;
  const start = await app.request('POST', '/api/sessions', { as: leaving, json: newSession });
  expect(start.status).toBe(401);
  const send = await postMessage(app, leaving, session.id);
  expect(send.status).toBe(401);
});
