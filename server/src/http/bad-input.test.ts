import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, hearReply, postMessage, readSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;
let sessionId: string;

beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
  sessionId = (await createSession(app, person)).id;
});

afterAll(() => app.close());

const send = (json: unknown, headers: Record<string, string> = {}) =>
  app.request('POST', `/api/sessions/${sessionId}/messages`, { as: person, json, headers });

const id = () => randomUUID();

test.each([
  ['nothing at all', {}, 'id'],
  ['no text', { id: id() }, 'text'],
  ['an empty text', { id: id(), text: '' }, 'text'],
  ['a text of spaces', { id: id(), text: ' \n\t ' }, 'text'],
  ['a text of 10,001 characters', { id: id(), text: 'x'.repeat(10_001) }, 'text'],
  ['a number as text', { id: id(), text: 42 }, 'text'],
  ['a list as text', { id: id(), text: ['a'] }, 'text'],
  ['null as text', { id: id(), text: null }, 'text'],
  ['an id that is none', { id: '1; drop table messages', text: 'hi' }, 'id'],
  ['a number as id', { id: 7, text: 'hi' }, 'id'],
  ['a bad replaces', { id: id(), text: 'hi', replaces: '<b>' }, 'replaces'],
  ['a list', [], ''],
  ['a string', '"hi"', ''],
  ['null', 'null', ''],
])('a message with %s is refused by its field', async (_, json, field) => {
  const response = await send(json);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: { code: 'common.invalid_input', params: { field }, requestId: response.headers.get('x-request-id') },
  });
});

test('a text of 10,000 characters is accepted', async () => {
  expect(await hearReply(await send({ id: id(), text: 'é'.repeat(10_000) }))).toMatchObject({ ending: 'complete' });
});

test.each(['{', 'hello', '{"id":', '', '\u0000'])('%j is no JSON', async (body) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: expect.stringMatching(/invalid_(json|input)$/) } });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx'])(
  'a body of type %s is refused',
  async (type) => {
    const response = await send('{}', { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ error: { code: 'common.unsupported_media_type' } });
  },
);

test('a body over 64 KB is refused, whether or not it says how long it is', async () => {
  const json = JSON.stringify({ id: id(), text: 'x'.repeat(65_536) });
  const announced = await send(json);
  expect(announced.status).toBe(413);
  expect(await announced.json()).toMatchObject({ error: { code: 'common.payload_too_large' } });
  expect(await sendChunked(json)).toBe(413);
  expect(await sendChunked(JSON.stringify({ id: id(), text: 'chunked' }))).toBe(200);
  const longest = JSON.stringify({ id: id(), text: '😔'.repeat(5_000) }).replaceAll('😔', String.raw`\ud83d\ude14`);
  expect((await send(longest)).status).toBe(200);
});

test.each([
  [{ mood: 'furious', personality: 'friend', language: 'pt' }, 'mood'],
  [{ mood: 'sad', personality: 'robot', language: 'pt' }, 'personality'],
  [{ mood: 'sad', personality: 'friend', language: 'xx' }, 'language'],
  [{ mood: 'sad', personality: 'friend', language: "pt'; drop table sessions" }, 'language'],
  [{ mood: '__proto__', personality: 'friend', language: 'pt' }, 'mood'],
])('a session cannot start with %j', async (json, field) => {
  const response = await app.request('POST', '/api/sessions', { as: person, json });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { params: { field } } });
});

test.each([
  [{ state: 'ended' }, 'state'],
  [{ moodAfter: 'furious' }, 'moodAfter'],
  [{ takeaway: 'x'.repeat(281) }, 'takeaway'],
  [{ takeaway: 5 }, 'takeaway'],
])('a session cannot be changed to %j', async (json, field) => {
  const response = await app.request('PATCH', `/api/sessions/${sessionId}`, { as: person, json });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { params: { field } } });
});

test('SQL and markup in a takeaway are data', async () => {
  const takeaway = `<script>"'; delete from sessions; --`;
  const response = await app.request('PATCH', `/api/sessions/${sessionId}`, { as: person, json: { takeaway } });
  expect(await response.json()).toMatchObject({ takeaway });
});

test('fields that nobody asked for are dropped', async () => {
  const json = { id: id(), text: 'hi', role: 'assistant', user_id: id(), engine: 'model', __proto__: { x: 1 } };
  await hearReply(await send(json));
  const stored = (await readSession(app, person, sessionId)).messages.find((message) => message.id === json.id);
  expect(stored).toMatchObject({ role: 'user', engine: null });
});

test('the person who sends too much in a minute is told when to go on; others are not held up', async () => {
  const limited = await createTestApp({ messagesPerMinute: 3, sessionsPerMinute: 2 });
  const [eager, other] = [await limited.signUp(), await limited.signUp()];
  const own = await createSession(limited, eager);
  for (let round = 0; round < 3; round += 1) await hearReply(await postMessage(limited, eager, own.id));
  const refused = await postMessage(limited, eager, own.id);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await refused.json()).toMatchObject({ error: { code: 'common.rate_limited', params: { seconds } } });

  await createSession(limited, eager);
  const third = { mood: 'sad', personality: 'wise', language: 'en' };
  expect((await limited.request('POST', '/api/sessions', { as: eager, json: third })).status).toBe(429);
  await hearReply(await postMessage(limited, other, (await createSession(limited, other)).id));

  await limited.sql`update private.rate_limits set minute_start = now() - interval '61 seconds'`;
  expect(await hearReply(await postMessage(limited, eager, own.id))).toMatchObject({ ending: 'complete' });
  await limited.close();
});

test('an unknown path below /api is a catalogued 404', async () => {
  for (const [method, path] of [
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['PUT', '/api/sessions'],
    ['POST', '/api/x'],
  ]) {
    const response = await app.request(method ?? '', path ?? '', { as: person, headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'common.not_found' } });
  }
});

test('a fault inside tells nothing but its code', async () => {
  await app.sql`alter table public.sessions rename column mood to feeling`;
  const response = await app.request('GET', `/api/sessions/${sessionId}`, { as: person });
  await app.sql`alter table public.sessions rename column feeling to mood`;
  expect(response.status).toBe(500);
  const requestId = response.headers.get('x-request-id');
  expect(await response.json()).toEqual({ error: { code: 'common.internal', params: {}, requestId } });
  expect(app.logLines.filter((line) => line.includes(requestId ?? '-')).join('')).toContain('42703');
});

function sendChunked(body: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = httpRequest(`${app.url}/api/sessions/${sessionId}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    },
  });
  request.on('response', (response) => {
    // Until a reply is over, nothing else can be sent.
    response.resume().on('close', () => resolve(response.statusCode ?? 0));
  });
  request.on('error', reject);
  for (let from = 0; from < body.length; from += 50_000) request.write(body.slice(from, from + 50_000));
  request.end();
  return promise;
}
