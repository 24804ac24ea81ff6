import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createPersonKeys } from '#platform/encryption/person-keys.ts';
import { createOpenAiCompatible } from '#platform/models/openai-compatible.ts';
import { startFakeModel, type FakeModel } from '@alento/testing/fake-model.ts';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { createTestDatabase } from '#testing/database.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

// How often an exchange asks the database, and waits for it: what decides how many of them a process bears.

let fake: FakeModel;
let app: TestApp;
let person: TestPerson;
let sessionId: string;
const keys = createPersonKeys(randomBytes(32));
let trips: string[] = [];

beforeAll(async () => {
  fake = await startFakeModel();
  const model = createOpenAiCompatible({ baseUrl: fake.url, apiKey: 'k', model: 'small', timeoutMs: 5_000 });
  const database = await createTestDatabase(inject('databaseUrl'), { tap: (text) => void trips.push(text) });
  app = await createTestApp({ model, database, keys });
  person = await app.signUp();
});

afterAll(async () => {
  await app.close();
  await fake.close();
});

beforeEach(async () => {
  fake.script({ tokens: ['I ', 'hear ', 'you.'] });
  sessionId = (await createSession(app, person)).id;
  await app.request('PATCH', `/api/sessions/${sessionId}`, { as: person, json: { title: 'A long day' } });
  await hearReply(await postMessage(app, person, sessionId));
  await app.replies.background.idle();
  trips = [];
});

/** What operators want is asked once a second at most, for everybody. */
const ofExchange = () => trips.filter((text) => !text.includes('private.operations()'));

async function exchange(message: Parameters<typeof postMessage>[3] = {}): Promise<void> {
  await hearReply(await postMessage(app, person, sessionId, message));
  await app.replies.background.idle();
}

test('an exchange asks the database three times: to let it in, to accept it, to store its reply', async () => {
  await exchange({ text: 'The tea is ready.' });
  expect(ofExchange()).toHaveLength(3);
});

test('two of them before the engine is asked', async () => {
  const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
  fake.script({ tokens: ['Yes.'], waits: new Map([[0, answering]]) });
  const asked = fake.requests.length;
  const response = postMessage(app, person, sessionId, { text: 'The tea is ready.' });
  await expect.poll(() => fake.requests.length).toBe(asked + 1);
  expect(ofExchange()).toHaveLength(2);
  answer();
  await hearReply(await response);
});

test('a key that is not at hand costs no round trip of its own', async () => {
  keys.forget(person.id);
  await exchange();
  expect(ofExchange()).toHaveLength(3);
});

test('a message in danger costs what every other does', async () => {
  await exchange({ text: 'I want to kill myself tonight.' });
  expect(ofExchange()).toHaveLength(3);
});

test('an edited message and a regenerated reply cost what a new one does', async () => {
  const id = randomUUID();
  await exchange({ id });
  trips = [];
  await exchange({ replaces: id, text: 'I had a short day.' });
  expect(ofExchange()).toHaveLength(3);
  trips = [];
  await hearReply(await app.request('POST', `/api/sessions/${sessionId}/regenerate`, { as: person, json: {} }));
  await app.replies.background.idle();
  expect(ofExchange()).toHaveLength(3);
});

test('a message that is refused costs one round trip', async () => {
  const stranger = await app.signUpUnasked();
  trips = [];
  const response = await postMessage(app, stranger, sessionId);
  expect([response.status, ofExchange().length]).toEqual([403, 1]);
});
