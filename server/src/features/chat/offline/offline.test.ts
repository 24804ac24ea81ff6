import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { keptExchangeSchema, type KeptExchange } from '@alento/domain/chat/offline-schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, hearReply, postMessage, readSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;
let sessionId: string;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  person = await app.signUp();
  ({ id: sessionId } = await createSession(app, person));
});

const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
const reply = (text: string) => ({ id: randomUUID(), text, saidAt: hourAgo });
const exchange = (text: string, change: object = {}) => ({
  text,
  saidAt: hourAgo,
  reply: reply(`You said: ${text}`),
  ...change,
});

interface Sent {
  id?: string;
  to?: string;
  as?: TestPerson | undefined;
}

const keep = (json: unknown, { id = randomUUID(), to = sessionId, as = person }: Sent = {}) =>
  app.request('PUT', `/api/sessions/${to}/exchanges/${id}`, { ...(as && { as }), json });

const begin = (json: unknown, { id = randomUUID(), as = person }: Sent = {}) =>
  app.request('PUT', `/api/sessions/${id}`, { ...(as && { as }), json });

const begun = () => ({ mood: 'sad', personality: 'friend', language: 'en', opening: reply('I am here.') });

test('both sides arrive word for word, encrypted, marked, in order, at the time they were said', async () => {
  const said = ['The harbour was grey.', 'And I walked home.'];
  for (const text of said) expect((await keep(exchange(text))).status).toBe(200);
  const { messages } = await readSession(app, person, sessionId);
  expect(
    messages.slice(1).map(({ role, text, isOffline, createdAt }) => ({ role, text, isOffline, createdAt })),
  ).toEqual(
    said.flatMap((text) => [
      { role: 'user', text, isOffline: true, createdAt: hourAgo },
      { role: 'assistant', text: `You said: ${text}`, isOffline: true, createdAt: hourAgo },
    ]),
  );
  expect(messages[0]?.isOffline).toBeUndefined();
  expect(messages.at(-1)).toMatchObject({ engine: 'guided', status: 'complete' });
  const rows = await app.sql<{ body: Buffer }[]>`select body from public.messages where session_id = ${sessionId}`;
  for (const { body } of rows) expect(body.toString('utf8')).not.toContain('arbour');
  expect(app.logLines.join('\n')).not.toContain('harbour');
});

test('sent twice an exchange is stored once, and a reply may follow its message', async () => {
  const id = randomUUID();
  const answered = exchange('The harbour was grey.');
  await keep({ ...answered, reply: null }, { id });
  expect((await readSession(app, person, sessionId)).messageCount).toBe(2);
  await keep(answered, { id });
  const kept = (await (await keep(answered, { id })).json()) as KeptExchange;
  expect(keptExchangeSchema.safeParse(kept).success).toBe(true);
  expect(kept.reply?.id).toBe(answered.reply.id);
  expect((await readSession(app, person, sessionId)).messageCount).toBe(3);
});

test('a message that was answered online keeps that reply', async () => {
  const id = randomUUID();
  const { text } = await hearReply(await postMessage(app, person, sessionId, { id, text: 'The harbour was grey.' }));
  const kept = (await (await keep(exchange('The harbour was grey.'), { id })).json()) as KeptExchange;
  expect(kept.reply?.text).toBe(text);
  expect(kept.reply?.isOffline).toBeUndefined();
});

test('danger is judged here, whatever the device says, unless it was not meant so', async () => {
  const danger = exchange('I want to kill myself');
  const kept = (await (await keep(danger)).json()) as KeptExchange;
  expect(kept.message.help).toMatchObject({ form: 'full' });
  expect(await app.sql`select tier from private.crisis_tiers where user_id = ${person.id}`).toHaveLength(1);
  const other = await app.signUp();
  const { id: to } = await createSession(app, other);
  const dismissed = await keep({ ...danger, reply: null, isHelpDismissed: true }, { to, as: other });
  expect(((await dismissed.json()) as KeptExchange).message.help).toMatchObject({ form: 'dismissed' });
  expect(await app.sql`select tier from private.crisis_tiers where user_id = ${other.id}`).toHaveLength(0);
});

test('what was rewritten offline takes the place of the earlier words, which may be gone already', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await keep(exchange('one'), { id: first });
  await keep(exchange('two', { replaces: first }), { id: second });
  await keep(exchange('three', { replaces: first }));
  const { messages } = await readSession(app, person, sessionId);
  expect(messages.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual(['two', 'three']);
});

test('a device whose clock is ahead says nothing of tomorrow', async () => {
  await keep(exchange('The harbour was grey.', { saidAt: '2150-01-01T00:00:00Z' }));
  const { lastActivityAt } = await readSession(app, person, sessionId);
  expect(Date.parse(lastActivityAt)).toBeLessThanOrEqual(Date.now() + 1000);
});

test('a session begun offline is there with its opening, once, and goes on', async () => {
  const id = randomUUID();
  const session = begun();
  expect((await begin(session, { id })).status).toBe(200);
  const conversation = (await (await begin(session, { id })).json()) as Conversation;
  expect(conversation).toMatchObject({ id, mood: 'sad', personality: 'friend', messageCount: 1, createdAt: hourAgo });
  expect(conversation.messages[0]).toMatchObject({ text: 'I am here.', isOffline: true });
  await keep(exchange('The harbour was grey.'), { to: id });
  expect((await hearReply(await postMessage(app, person, id))).ending).toBe('complete');
  expect((await readSession(app, person, id)).messageCount).toBe(5);
});

test("nobody writes into another person's conversation, or takes its ids", async () => {
  const id = randomUUID();
  await keep(exchange('The harbour was grey.'), { id });
  const stranger = await app.signUp();
  expect((await keep(exchange('mine'), { as: stranger })).status).toBe(404);
  expect((await begin(begun(), { id: sessionId, as: stranger })).status).toBe(409);
  const { id: to } = await createSession(app, stranger);
  expect((await keep(exchange('mine'), { id, to, as: stranger })).status).toBe(409);
  const [kept] = (await readSession(app, person, sessionId)).messages.slice(-1);
  const taken = exchange('mine', { reply: { ...reply('mine'), id: kept?.id } });
  expect((await keep(taken, { to, as: stranger })).status).toBe(409);
  expect((await readSession(app, stranger, to)).messageCount).toBe(1);
});

test.each([
  ['nothing was said', exchange('  ')],
  ['it was said at no time', exchange('one', { saidAt: 'yesterday' })],
  ['it is too long', exchange('a'.repeat(10_001))],
  ['the reply has no id', exchange('one', { reply: { text: 'two', saidAt: hourAgo } })],
])('what is no exchange is refused: %s', async (_why, json) => {
  expect((await keep(json)).status).toBe(400);
});

test('who is signed out keeps nothing, and age comes first', async () => {
  const path = `/api/sessions/${sessionId}`;
  expect((await app.request('PUT', path, { json: begun() })).status).toBe(401);
  expect((await app.request('PUT', `${path}/exchanges/${randomUUID()}`, { json: exchange('one') })).status).toBe(401);
  const unasked = await app.signUpUnasked();
  expect((await begin(begun(), { as: unasked })).status).toBe(403);
  expect((await keep(exchange('one'), { as: unasked })).status).toBe(403);
});
