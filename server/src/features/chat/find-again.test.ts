import type { SessionChange, SessionPage, SpokenPage } from '@alento/domain/chat/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
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

const list = async (query = ''): Promise<SessionPage> =>
  (await app.request('GET', `/api/sessions${query}`, { as: person })).json() as Promise<SessionPage>;
const rename = (id: string, json: SessionChange) => app.request('PATCH', `/api/sessions/${id}`, { as: person, json });

test('what nothing was said in is not listed, nor counted', async () => {
  const empty = await createSession(app, person);
  expect(await list()).toEqual({ sessions: [], nextCursor: null, total: 0 });
  await hearReply(await postMessage(app, person, empty.id, { text: 'I cannot sleep' }));
  const { sessions, total } = await list();
  expect(total).toBe(1);
  expect(sessions).toMatchObject([{ id: empty.id, lastWords: { role: 'assistant' } }]);
  await app.request('DELETE', `/api/sessions/${empty.id}`, { as: person });
  expect((await list()).total).toBe(0);
});

test('it is called by what it is about, until its person calls it something else', async () => {
  const { id } = await createSession(app, person, { language: 'en' });
  await hearReply(await postMessage(app, person, id, { text: 'I have not been able to sleep for a week.' }));
  await app.replies.background.idle();
  expect((await list()).sessions[0]?.title).toBe('Sleep');
  expect(await (await rename(id, { title: '  Those nights ' })).json()).toMatchObject({ title: 'Those nights' });
  await hearReply(await postMessage(app, person, id, { text: 'My boss shouts at me at work.' }));
  await app.replies.background.idle();
  expect((await list()).sessions[0]?.title).toBe('Those nights');
  const [row] = await app.sql<{ title: Buffer }[]>`select title from public.sessions where id = ${id}`;
  expect(row?.title.includes('nights')).toBe(false);
  expect((await rename(id, { title: 'x'.repeat(81) })).status).toBe(400);
});

test('of danger no title tells', async () => {
  const { id } = await createSession(app, person, { language: 'en' });
  for (const text of ['I want to kill myself.', 'I cannot sleep, I just cannot sleep.', 'Nobody knows.'])
    await hearReply(await postMessage(app, person, id, { text }));
  await app.replies.background.idle();
  expect((await list()).sessions[0]?.title).toBeNull();
});

test('it is pinned, and archived until something is said in it', async () => {
  const [one, other] = [await createSession(app, person), await createSession(app, person)];
  for (const { id } of [one, other]) await hearReply(await postMessage(app, person, id));
  const ids = async (view: string) => (await list(`?view=${view}`)).sessions.map(({ id }) => id);
  await rename(one.id, { isPinned: true });
  expect(await ids('pinned')).toEqual([one.id]);
  expect(await ids('recent')).toEqual([other.id, one.id]);
  await rename(one.id, { isArchived: true });
  expect(await ids('recent')).toEqual([other.id]);
  expect(await ids('pinned')).toEqual([]);
  expect(await ids('archived')).toEqual([one.id]);
  await hearReply(await postMessage(app, person, one.id));
  expect(await ids('recent')).toEqual([one.id, other.id]);
  expect((await app.request('GET', '/api/sessions?view=all', { as: person })).status).toBe(400);
});

test('a device reads what was said in all of its owner’s conversations, and nothing of others', async () => {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id, { text: 'The lighthouse was red.' }));
  const spoken = async (as: TestPerson) =>
    (await (await app.request('GET', '/api/sessions/spoken', { as })).json()) as SpokenPage;
  const { messages, nextCursor } = await spoken(person);
  expect(messages).toContainEqual({ sessionId: id, text: 'The lighthouse was red.' });
  expect(nextCursor).toBeNull();
  expect((await spoken(await app.signUp())).messages).toEqual([]);
  expect((await app.request('GET', '/api/sessions/spoken?cursor=x', { as: person })).status).toBe(400);
  expect((await app.request('GET', '/api/sessions/spoken')).status).toBe(401);
});
