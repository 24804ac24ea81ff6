import { maxMemories, memoryConsentVersion } from '@alento/domain/memory/limits.ts';
import { memoryListSchema, memorySchema, type Memory } from '@alento/domain/memory/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession } from '#testing/conversations.ts';
import { consentToMemory, postMemory, readMemories } from '#testing/memories.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (person = await app.signUp()));

const added = async (text: string): Promise<Memory> =>
  (await (await postMemory(app, person, { text })).json()) as Memory;
const textsOf = async (of = person) => (await readMemories(app, of)).memories.map(({ text }) => text);
const readError = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
];

const withdraw = (memories: string) =>
  app.request('DELETE', `/api/memories/consent?memories=${memories}`, { as: person });

test('memory is off until the person consents, and nothing can be added', async () => {
  expect(await readMemories(app, person)).toEqual({ consentedAt: null, memories: [] });
  expect(await readError(await postMemory(app, person, { text: 'Exam in March' }))).toEqual([
    409,
    'memory.consent_needed',
  ]);
  expect(await textsOf()).toEqual([]);
});

test('a consent is kept with its time and version, given twice it is one, and taken back it is history', async () => {
  const first = await consentToMemory(app, person);
  expect(memoryListSchema.safeParse(first).success).toBe(true);
  expect(await consentToMemory(app, person)).toEqual(first);
  await withdraw('keep');
  await consentToMemory(app, person);
  const rows = await app.sql`select version, withdrawn_at is null as holds from public.memory_consents
    where user_id = ${person.id} order by given_at`;
  expect(rows).toEqual([
    { version: memoryConsentVersion, holds: false },
    { version: memoryConsentVersion, holds: true },
  ]);
});

test('nobody consents to a text they have not read', async () => {
  const response = await app.request('PUT', '/api/memories/consent', { as: person, json: { version: 'older' } });
  expect(await readError(response)).toEqual([400, 'common.invalid_input']);
  expect((await readMemories(app, person)).consentedAt).toBeNull();
});

test('what is added is listed newest first, with its date and its source', async () => {
  await consentToMemory(app, person);
  const response = await postMemory(app, person, { text: '  Sister is \n called Ana ' });
  expect(response.status).toBe(201);
  const memory = memorySchema.parse(await response.json());
  expect(memory).toMatchObject({ text: 'Sister is called Ana', source: 'person', session: null });
  await added('Exam in March');
  expect(await textsOf()).toEqual(['Exam in March', 'Sister is called Ana']);
});

test('sent twice with one id, a memory is stored once', async () => {
  await consentToMemory(app, person);
  const memory = { id: randomUUID(), text: 'Exam in March' };
  const [first, second] = [await postMemory(app, person, memory), await postMemory(app, person, memory)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await textsOf()).toEqual(['Exam in March']);
});

test('the same is not remembered twice, however it is spelt and however fast it comes', async () => {
  await consentToMemory(app, person);
  const answers = await Promise.all(
    ['Exam in March', 'exam in march.', 'EXAM IN MARCH'].map((text) => postMemory(app, person, { text })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(await textsOf()).toHaveLength(1);
});

test('a hundred are enough', async () => {
  await consentToMemory(app, person);
  const first = await added('Memory 0');
  for (let count = 1; count < maxMemories; count += 1) await addUnlimited(`Memory ${count}`);
  const response = await postMemory(app, person, { text: 'One too many' });
  expect(await response.json()).toMatchObject({ error: { code: 'memory.full' } });
  await app.request('DELETE', `/api/memories/${first.id}`, { as: person });
  expect((await postMemory(app, person, { text: 'One too many' })).status).toBe(201);
});

test.each(['', '   ', 'x'.repeat(201)])('%j is refused', async (text) => {
  await consentToMemory(app, person);
  expect(await readError(await postMemory(app, person, { text }))).toEqual([400, 'common.invalid_input']);
});

test('a memory is said in other words, but not in those of another one', async () => {
  await consentToMemory(app, person);
  const { id } = await added('Exam in March');
  await added('Sister is called Ana');
  const change = (text: string) => app.request('PATCH', `/api/memories/${id}`, { as: person, json: { text } });
  expect(await (await change('Exam in April')).json()).toMatchObject({ id, text: 'Exam in April' });
  expect((await change('exam in april!')).status).toBe(200);
  expect(await readError(await change('sister is called Ana.'))).toEqual([409, 'memory.already_known']);
  expect(await textsOf()).toEqual(['exam in april!', 'Sister is called Ana']);
});

test('one memory is deleted, or all of them', async () => {
  await consentToMemory(app, person);
  const { id } = await added('Exam in March');
  await added('Sister is called Ana');
  await added('Plays chess');
  expect((await app.request('DELETE', `/api/memories/${id}`, { as: person })).status).toBe(204);
  expect(await readError(await app.request('DELETE', `/api/memories/${id}`, { as: person }))).toEqual([
    404,
    'memory.not_found',
  ]);
  expect(await textsOf()).toEqual(['Plays chess', 'Sister is called Ana']);
  expect((await app.request('DELETE', '/api/memories', { as: person })).status).toBe(204);
  expect(await textsOf()).toEqual([]);
});

test('who takes the consent back keeps what is remembered, or has it deleted', async () => {
  await consentToMemory(app, person);
  const { id } = await added('Exam in March');
  expect(await (await withdraw('keep')).json()).toMatchObject({ consentedAt: null, memories: [{ id }] });
  const changed = await app.request('PATCH', `/api/memories/${id}`, { as: person, json: { text: 'Exam in April' } });
  expect(changed.status).toBe(200);
  expect(await readError(await postMemory(app, person, { text: 'Plays chess' }))).toEqual([
    409,
    'memory.consent_needed',
  ]);
  await consentToMemory(app, person);
  expect(await (await withdraw('delete')).json()).toEqual({ consentedAt: null, memories: [] });
  expect(await readError(await withdraw('maybe'))).toEqual([400, 'common.invalid_input']);
});

test('a memory that is taken back to a conversation goes with it', async () => {
  await consentToMemory(app, person);
  const session = await createSession(app, person);
  const response = await postMemory(app, person, { text: 'Exam in March', sessionId: session.id });
  expect(await response.json()).toMatchObject({ session: { id: session.id, createdAt: session.createdAt } });
  await app.request('DELETE', `/api/sessions/${session.id}`, { as: person });
  expect(await textsOf()).toEqual([]);
});

test("a conversation of somebody else is not referred to, and another's id is refused", async () => {
  const stranger = await app.signUp();
  await Promise.all([consentToMemory(app, person), consentToMemory(app, stranger)]);
  const { id: sessionId } = await createSession(app, stranger);
  const response = await postMemory(app, person, { text: 'Exam in March', sessionId });
  const { id, session } = (await response.json()) as Memory;
  expect(session).toBeNull();
  expect(await readError(await postMemory(app, stranger, { id, text: 'Mine now' }))).toEqual([
    400,
    'common.invalid_input',
  ]);
  expect(await textsOf(stranger)).toEqual([]);
});

test('only ciphertext is stored, under the id of its row', async () => {
  await consentToMemory(app, person);
  const { id } = await added('Exam in March');
  const [row] = await app.sql<{ body: Buffer }[]>`select body from public.memories where id = ${id}`;
  expect(row?.body.toString('latin1')).not.toContain('Exam');
  expect(row?.body.length).toBe('Exam in March'.length + 29);
  const other = await added('Sister is called Ana');
  await app.sql`update public.memories set body = ${row?.body ?? null} where id = ${other.id}`;
  expect((await app.request('GET', '/api/memories', { as: person })).status).toBe(500);
});

test('no log line holds a word of a memory', async () => {
  await consentToMemory(app, person);
  const { id } = await added('Zanzibar in March');
  await app.request('PATCH', `/api/memories/${id}`, { as: person, json: { text: 'Zanzibar in April' } });
  await postMemory(app, person, { text: 'zanzibar in april' });
  expect(app.logLines.join('\n')).not.toMatch(/zanzibar/i);
});

const id = randomUUID();
const routes: [method: string, path: string, json?: unknown][] = [
  ['GET', '/api/memories'],
  ['POST', '/api/memories', { id, text: 'x' }],
  ['DELETE', '/api/memories'],
  ['PUT', '/api/memories/consent', { version: memoryConsentVersion }],
  ['DELETE', '/api/memories/consent?memories=delete'],
  ['GET', '/api/memories/news'],
  ['POST', '/api/memories/noticed', { ids: [id] }],
  ['PATCH', `/api/memories/${id}`, { text: 'x' }],
  ['DELETE', `/api/memories/${id}`],
];

test.each(routes)('%s %s refuses whoever is not signed in', async (method, path, json) => {
  const response = await app.request(method, path, json === undefined ? {} : { json });
  expect(await readError(response)).toEqual([401, 'common.unauthenticated']);
});

test('a stranger neither sees nor changes nor deletes what is not theirs', async () => {
  await consentToMemory(app, person);
  const memory = await added('Exam in March');
  const stranger = await app.signUp();
  await consentToMemory(app, stranger);
  const as = stranger;
  expect(await textsOf(stranger)).toEqual([]);
  const path = `/api/memories/${memory.id}`;
  expect(await readError(await app.request('PATCH', path, { as, json: { text: 'x' } }))).toEqual([
    404,
    'memory.not_found',
  ]);
  expect(await readError(await app.request('DELETE', path, { as }))).toEqual([404, 'memory.not_found']);
  expect((await app.request('DELETE', '/api/memories', { as })).status).toBe(204);
  expect((await app.request('DELETE', '/api/memories/consent?memories=delete', { as })).status).toBe(200);
  expect((await app.request('POST', '/api/memories/noticed', { as, json: { ids: [memory.id] } })).status).toBe(204);
  expect(await readMemories(app, person)).toMatchObject({ memories: [memory] });
  expect((await readMemories(app, person)).consentedAt).not.toBeNull();
});

/** Adds one where the limit of a minute does not count. */
async function addUnlimited(text: string): Promise<void> {
  await app.sql`delete from private.rate_limits where user_id = ${person.id}`;
  expect((await postMemory(app, person, { text })).status).toBe(201);
}
