import type { FeedbackKind } from '@alento/domain/chat/feedback/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, hearReply, postMessage, readSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;
let sessionId: string;
let replyId: string;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

beforeEach(async () => {
  person = await app.signUp();
  sessionId = (await createSession(app, person, { language: 'pt' })).id;
  replyId = (await hearReply(await postMessage(app, person, sessionId, { text: 'tive um dia longo' }))).id;
  await app.sql`delete from private.feedback_counts`;
});

const give = (feedback: unknown, id = replyId, as: TestPerson | null = person) =>
  app.request('PUT', `/api/replies/${id}/feedback`, { ...(as && { as }), json: { feedback } });
const counts = () => app.sql<{ feedback: FeedbackKind; count: number }[]>`
  select language, engine, feedback, count from private.feedback_counts where count > 0 order by feedback`;
const shown = async () => (await readSession(app, person, sessionId)).messages.at(-1)?.feedback;

test('what somebody says of a reply stands beside it and is counted, without a word', async () => {
  expect((await give('misunderstood')).status).toBe(204);
  expect(await shown()).toBe('misunderstood');
  expect(await counts()).toEqual([{ language: 'pt', engine: 'guided', feedback: 'misunderstood', count: 1 }]);
});

test('said twice it counts once, changed it moves, and taken back it is gone', async () => {
  await give('helpful');
  await give('helpful');
  expect(await counts()).toMatchObject([{ feedback: 'helpful', count: 1 }]);
  await give('unhelpful');
  expect(await counts()).toMatchObject([{ feedback: 'unhelpful', count: 1 }]);
  await give(null);
  expect(await counts()).toEqual([]);
  expect(await shown()).toBeUndefined();
});

test('a reply that gives way to another one stays counted', async () => {
  await give('misunderstood');
  const mended = await hearReply(
    await app.request('POST', `/api/sessions/${sessionId}/regenerate?repair=anotherWay`, { as: person }),
  );
  expect(mended.text).not.toBe('');
  expect(await shown()).toBeUndefined();
  expect(await counts()).toMatchObject([{ feedback: 'misunderstood', count: 1 }]);
});

test('a repair that is none is refused', async () => {
  const response = await app.request('POST', `/api/sessions/${sessionId}/regenerate?repair=magic`, { as: person });
  expect(response.status).toBe(400);
});

test.each([
  ['somebody who is not signed in', 401, 'common.unauthenticated', () => give('helpful', replyId, null)],
  ['a stranger', 404, 'chat.message_not_found', async () => give('helpful', replyId, await app.signUp())],
  ['a reply that is not there', 404, 'chat.message_not_found', () => give('helpful', randomUUID())],
  ['what is no id', 400, 'common.invalid_input', () => give('helpful', 'x')],
  ['a word that is none of the three', 400, 'common.invalid_input', () => give('boring')],
] as const)('%s is refused', async (_who, status, code, act) => {
  const response = await act();
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
  expect(await counts()).toEqual([]);
});

test("a person's own message is none to judge", async () => {
  const { messages } = await readSession(app, person, sessionId);
  const own = messages.find(({ role }) => role === 'user')?.id ?? '';
  expect((await give('helpful', own)).status).toBe(404);
});
