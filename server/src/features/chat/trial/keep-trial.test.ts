import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { conversationSchema } from '@alento/domain/chat/conversation-schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hearReply, postMessage, readSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  person = await app.signUp();
});

const opening = { role: 'assistant', text: 'What is on your mind?' };
const trial = (...turns: object[]) => ({
  id: randomUUID(),
  mood: null,
  personality: 'friend',
  language: 'en',
  turns: [opening, ...turns],
});
const said = { role: 'user', text: 'The harbour was grey all week.' };
const replied = { role: 'assistant', text: 'Grey all week, and you in it.' };

const keep = (json: unknown, as: TestPerson | undefined = person) =>
  app.request('POST', '/api/sessions/trials', { ...(as && { as }), json });

test('a conversation from before the account is kept word for word, encrypted, and goes on', async () => {
  const kept = trial(said, replied);
  const response = await keep(kept);
  expect(response.status).toBe(201);
  const conversation = (await response.json()) as Conversation;
  expect(conversationSchema.safeParse(conversation).success).toBe(true);
  expect(conversation).toMatchObject({ id: kept.id, mood: null, personality: 'friend', state: 'in_progress' });
  expect(conversation.messages.map(({ role, text }) => ({ role, text }))).toEqual(kept.turns);
  const rows = await app.sql<{ body: Buffer }[]>`select body from public.messages where session_id = ${kept.id}`;
  for (const { body } of rows) expect(body.toString('utf8')).not.toContain('rey');
  expect(app.logLines.join('\n')).not.toContain('harbour');
  expect((await hearReply(await postMessage(app, person, kept.id))).ending).toBe('complete');
});

test('sent twice it is stored once, and the id of another person is refused', async () => {
  const kept = trial(said, replied);
  await keep(kept);
  expect((await keep(kept)).status).toBe(201);
  expect((await readSession(app, person, kept.id)).messageCount).toBe(3);
  const stranger = await app.signUp();
  const refused = await keep(kept, stranger);
  expect(refused.status).toBe(409);
  expect(await refused.text()).not.toContain('harbour');
  expect((await app.request('GET', `/api/sessions/${kept.id}`, { as: stranger })).status).toBe(404);
});

test('danger in it is judged here, unless it was not meant so', async () => {
  const danger = { role: 'user', text: 'I want to kill myself' };
  const response = await keep(trial(danger, replied));
  const { messages } = (await response.json()) as Conversation;
  expect(messages[1]?.help).toMatchObject({ form: 'full' });
  const tiers = await app.sql`select tier from private.crisis_tiers where user_id = ${person.id}`;
  expect(tiers.length).toBe(1);

  const other = await app.signUp();
  const dismissed = await keep(trial({ ...danger, isHelpDismissed: true }, replied), other);
  expect(((await dismissed.json()) as Conversation).messages[1]?.help).toMatchObject({ form: 'dismissed' });
  expect(await app.sql`select tier from private.crisis_tiers where user_id = ${other.id}`).toHaveLength(0);
});

test.each([
  ['nobody spoke', { ...trial(), turns: [opening] }],
  ['the person speaks first', { ...trial(), turns: [said, replied] }],
  ['somebody speaks twice', trial(said, said)],
  ['a message is empty', trial({ role: 'user', text: '  ' })],
  ['there is no id', { ...trial(said), id: 'one' }],
])('what is no such conversation is refused: %s', async (_why, json) => {
  expect((await keep(json)).status).toBe(400);
});

test('who is signed out keeps nothing here, and age comes first', async () => {
  const unsigned = await app.request('POST', '/api/sessions/trials', { json: trial(said, replied) });
  expect(unsigned.status).toBe(401);
  expect((await keep(trial(said, replied), await app.signUpUnasked())).status).toBe(403);
});
