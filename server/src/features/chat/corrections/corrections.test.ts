import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, hearReply, postMessage, readSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

const disclosure = 'I want to kill myself.';

let app: TestApp;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const correct = (person: TestPerson | undefined, messageId: string) =>
  app.request('POST', '/api/corrections', { ...(person && { as: person }), json: { messageId } });

async function disclose(person: TestPerson) {
  const { id: sessionId } = await createSession(app, person);
  const id = randomUUID();
  const { help } = await hearReply(await postMessage(app, person, sessionId, { id, text: disclosure }));
  return { sessionId, id, help };
}

test('what was not meant so makes the help small, ends the crisis voice, and the next danger is met in full', async () => {
  const person = await app.signUp();
  const { sessionId, id, help } = await disclose(person);
  expect(help?.form).toBe('full');
  expect((await correct(person, id)).status).toBe(204);
  const { messages } = await readSession(app, person, sessionId);
  expect(messages.find((message) => message.id === id)?.help).toEqual({ ...help, form: 'dismissed' });
  const next = await hearReply(await postMessage(app, person, sessionId, { text: 'We had soup for lunch.' }));
  expect(next.help).toBeNull();
  expect(next.text).not.toMatch(/emergency|help line|safe/);
  expect((await hearReply(await postMessage(app, person, sessionId, { text: disclosure }))).help?.form).toBe('full');
});

test('twice is the same as once, and a message that is not there changes nothing', async () => {
  const person = await app.signUp();
  const { id } = await disclose(person);
  expect((await correct(person, id)).status).toBe(204);
  expect((await correct(person, id)).status).toBe(204);
  expect((await correct(person, randomUUID())).status).toBe(204);
});

test('a stranger corrects nobody, a visitor is refused, and nonsense has a clear error', async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const { sessionId, id } = await disclose(person);
  expect((await correct(stranger, id)).status).toBe(204);
  const { messages } = await readSession(app, person, sessionId);
  expect(messages.find((message) => message.id === id)?.help?.form).toBe('full');
  expect((await correct(undefined, id)).status).toBe(401);
  expect((await correct(person, 'x')).status).toBe(400);
});
