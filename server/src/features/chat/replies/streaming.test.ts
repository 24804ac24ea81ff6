import type { ReplyEvent } from '@alento/domain/chat/stream-schema.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOpenAiCompatible } from '#platform/models/openai-compatible.ts';
import { startFakeModel, type FakeModel, type FakeScript } from '@alento/testing/fake-model.ts';
import { createSession, hearReply, postMessage, readSession, replyEvents, restOf } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

const graceMs = 300;
/** A sentence each: the guard lets whole sentences through. */
const slow: FakeScript = { tokens: Array.from({ length: 40 }, (_, index) => `Word ${index}. `), tokenMs: 20 };
const slowText = slow.tokens?.join('');

let fake: FakeModel;
let app: TestApp;
let person: TestPerson;
let sessionId: string;

const modelOf = (baseUrl: string) => createOpenAiCompatible({ baseUrl, apiKey: 'k', model: 'small', timeoutMs: 1500 });

beforeAll(async () => {
  fake = await startFakeModel();
  app = await createTestApp({ model: modelOf(fake.url), graceMs });
});

afterAll(async () => {
  await app.close();
  await fake.close();
});

beforeEach(async () => {
  fake.requests.length = 0;
  person = await app.signUp();
  sessionId = (await createSession(app, person)).id;
});

const stream = (method: string) => app.request(method, `/api/sessions/${sessionId}/stream`, { as: person });
const lastMessage = async () => (await readSession(app, person, sessionId)).messages.at(-1);

/** Reads on until the reply has begun to speak. */
async function readBeginning(response: Response): Promise<AsyncGenerator<ReplyEvent>> {
  const events = replyEvents(response);
  for (let event = await events.next(); !event.done; event = await events.next()) {
    if (event.value.type === 'text-delta') return events;
  }
  throw new Error('the reply never began');
}

/** Sends a message and goes away in the middle of the reply. */
async function disconnectMidReply(id = randomUUID()): Promise<void> {
  const leaving = new AbortController();
  await readBeginning(await postMessage(app, person, sessionId, { id }, leaving.signal));
  leaving.abort();
}

test('the model’s failures before the first word reach the stream as catalogued errors and store nothing', async () => {
  const cases: [FakeScript, string][] = [
    [{ status: 401 }, 'chat.engine_misconfigured'],
    [{ status: 429 }, 'chat.engine_busy'],
    [{ status: 500 }, 'chat.engine_unavailable'],
    [{ tokens: ['late'], firstMs: 60_000 }, 'chat.engine_timeout'],
    [{ tokens: [], ending: 'malformed' }, 'chat.reply_interrupted'],
  ];
  for (const [script, code] of cases) {
    fake.script(script);
    const heard = await hearReply(await postMessage(app, person, sessionId, { text: `case ${code}` }));
    expect(heard).toMatchObject({ text: '', ending: code, types: ['start', 'error'] });
    expect(await lastMessage()).toMatchObject({ role: 'user', text: `case ${code}` });
  }
});

test.each([
  ['cut', 'chat.reply_interrupted'],
  ['close', 'chat.reply_interrupted'],
  ['malformed', 'chat.reply_interrupted'],
  ['error', 'chat.reply_interrupted'],
  ['hang', 'chat.engine_timeout'],
] as const)('a reply that breaks off (%s) is kept and marked', async (ending, code) => {
  fake.script({ tokens: ['Half ', 'a '], ending });
  const heard = await hearReply(await postMessage(app, person, sessionId));
  expect(heard).toMatchObject({ text: 'Half a ', ending: code });
  expect(heard.types).toEqual(['start', 'text-start', 'text-delta', 'text-end', 'error']);
  expect(await lastMessage()).toMatchObject({ id: heard.id, text: 'Half a ', status: 'interrupted' });
});

test('the stop button ends the model’s work and keeps what was said', async () => {
  fake.script(slow);
  const events = await readBeginning(await postMessage(app, person, sessionId));
  expect((await stream('DELETE')).status).toBe(204);
  const rest = (await restOf(events)).map(({ type }) => type).filter((type) => type !== 'text-delta');
  expect(rest).toEqual(['text-end', 'abort']);
  expect(fake.requests[0]?.isAborted).toBe(true);
  const kept = await lastMessage();
  expect(kept).toMatchObject({ role: 'assistant', status: 'stopped' });
  expect(slowText?.startsWith(kept?.text ?? '-')).toBe(true);
});

test('stopping before the first word stores nothing, and stopping nothing is no mistake', async () => {
  fake.script({ tokens: ['late'], firstMs: 300 });
  const reply = postMessage(app, person, sessionId).then(hearReply);
  await expect.poll(() => fake.requests.length).toBe(1);
  expect((await stream('DELETE')).status).toBe(204);
  expect(await reply).toMatchObject({ text: '', ending: 'abort', types: ['start', 'abort'] });
  expect(await lastMessage()).toMatchObject({ role: 'user' });
  expect((await stream('DELETE')).status).toBe(204);
});

test('when the person does not come back the model is stopped after the grace period, and what was said is kept', async () => {
  fake.script({ ...slow, tokens: Array.from({ length: 400 }, () => 'And on. ') });
  await disconnectMidReply();
  expect(fake.requests[0]?.isAborted).toBe(false);
  await expect.poll(() => fake.requests[0]?.isAborted, { timeout: 5_000 }).toBe(true);
  await expect.poll(async () => (await lastMessage())?.role).toBe('assistant');
  expect(await lastMessage()).toMatchObject({ status: 'interrupted', text: expect.stringMatching(/^(And on\. )+$/) });
  expect((await stream('GET')).status).toBe(204);
});

test('a person who comes back hears the reply from its beginning to its end', async () => {
  fake.script(slow);
  await disconnectMidReply();
  await wait(graceMs / 3);
  const resumed = await hearReply(await stream('GET'));
  expect(resumed).toMatchObject({ text: slowText, ending: 'complete' });
  expect(fake.requests).toHaveLength(1);
  expect(await lastMessage()).toMatchObject({ id: resumed.id, text: slowText, status: 'complete' });
});

test('sending the same message again picks the running reply up', async () => {
  fake.script(slow);
  const id = randomUUID();
  await disconnectMidReply(id);
  expect(await hearReply(await postMessage(app, person, sessionId, { id }))).toMatchObject({
    text: slowText,
    ending: 'complete',
  });
  expect(fake.requests).toHaveLength(1);
});

test('one of two listeners may leave without a consequence', async () => {
  fake.script(slow);
  const leaving = new AbortController();
  const first = await readBeginning(await postMessage(app, person, sessionId, {}, leaving.signal));
  const second = hearReply(await stream('GET'));
  leaving.abort();
  // What had come by then is still read.
  await expect(restOf(first)).rejects.toThrow('aborted');
  expect(await second).toMatchObject({ text: slowText, ending: 'complete' });
});

test('nothing can be sent or regenerated while a reply is running', async () => {
  fake.script(slow);
  const events = await readBeginning(await postMessage(app, person, sessionId));
  const refused = [
    await postMessage(app, person, sessionId, { text: 'and another' }),
    await app.request('POST', `/api/sessions/${sessionId}/regenerate`, { as: person, json: {} }),
  ];
  for (const response of refused) {
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'chat.reply_in_progress' } });
  }
  await restOf(events);
});

test('a running reply is nobody else’s to hear, stop or hold up', async () => {
  fake.script(slow);
  const events = await readBeginning(await postMessage(app, person, sessionId));
  const stranger = await app.signUp();
  for (const method of ['GET', 'DELETE']) {
    const response = await app.request(method, `/api/sessions/${sessionId}/stream`, { as: stranger });
    expect(response.status).toBe(404);
  }
  expect((await postMessage(app, stranger, sessionId)).status).toBe(404);
  expect((await restOf(events)).at(-1)).toMatchObject({ type: 'finish' });
});

test('deleting the session ends its reply, and nothing of it is stored', async () => {
  fake.script(slow);
  const events = await readBeginning(await postMessage(app, person, sessionId));
  expect((await app.request('DELETE', `/api/sessions/${sessionId}`, { as: person })).status).toBe(204);
  expect((await restOf(events)).at(-1)).toEqual({ type: 'abort' });
  await expect.poll(() => fake.requests[0]?.isAborted).toBe(true);
  expect(await app.sql`select from public.messages where session_id = ${sessionId}`).toHaveLength(0);
});

test('an account that is erased during a reply leaves nothing behind and breaks nothing', async () => {
  fake.script(slow);
  const events = await readBeginning(await postMessage(app, person, sessionId));
  await app.sql`delete from auth.users where id = ${person.id}`;
  expect((await restOf(events)).at(-1)).toMatchObject({ type: 'error' });
  expect(await app.sql`select from public.messages where user_id = ${person.id}`).toHaveLength(0);
  expect(await app.sql`select from private.person_keys where user_id = ${person.id}`).toHaveLength(0);
  const other = await app.signUp();
  expect((await createSession(app, other)).state).toBe('not_started');
});

test('a server that stops stores what was said and tells the listeners', async () => {
  const stopping = await createTestApp({ model: modelOf(fake.url), graceMs });
  const own = await stopping.signUp();
  const { id } = await createSession(stopping, own);
  fake.script(slow);
  const events = await readBeginning(await postMessage(stopping, own, id));
  await stopping.replies.close();
  expect((await restOf(events)).at(-1)).toMatchObject({
    type: 'error',
    errorText: expect.stringContaining('chat.reply_interrupted'),
  });
  expect((await readSession(stopping, own, id)).messages.at(-1)).toMatchObject({ status: 'interrupted' });
  expect((await postMessage(stopping, own, id)).status).toBe(503);
  await stopping.close();
});
