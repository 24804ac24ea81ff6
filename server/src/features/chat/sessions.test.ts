import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { Session, SessionPage } from '@alento/domain/chat/schema.ts';
import { conversationSchema } from '@alento/domain/chat/conversation-schema.ts';
import { sessionPageSchema, sessionSchema } from '@alento/domain/chat/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, hearReply, postMessage, readSession } from '#testing/conversations.ts';
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

const change = (id: string, json: unknown) => app.request('PATCH', `/api/sessions/${id}`, { as: person, json });
const changed = async (id: string, json: unknown): Promise<Session> =>
  (await (await change(id, json)).json()) as Session;

test('a session begins with an opening message and waits for the person', async () => {
  const session = await createSession(app, person, { mood: 'sad', personality: 'wise', language: 'pt' });
  expect(conversationSchema.safeParse(session).success).toBe(true);
  expect(session).toMatchObject({ mood: 'sad', kind: 'support', state: 'not_started', messageCount: 1 });
  expect(session).toMatchObject({ endedAt: null, moodAfter: null, takeaway: null, olderCursor: null });
  expect(session.messages).toHaveLength(1);
  expect(session.messages[0]).toMatchObject({ role: 'assistant', engine: 'guided', status: 'complete' });
  expect(session.messages[0]?.text.length).toBeGreaterThan(5);
});

test.each([
  ['triste', 'sad', 'support'],
  ['neutro', 'neutral', 'reflective'],
  ['feliz', 'happy', 'inspiring'],
])('the legacy mood %s becomes %s and leads to a session of kind %s', async (legacy, mood, kind) => {
  const response = await app.request('POST', '/api/sessions', {
    as: person,
    json: { mood: legacy, personality: 'default', language: 'pt' },
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ mood, kind });
});

test('a mood noted within the hour is how a conversation begins, unless the person says otherwise or nothing', async () => {
  const note = (mood: string, minutesAgo: number) =>
    app.sql`insert into public.mood_entries (user_id, mood, recorded_at)
      values (${person.id}, ${mood}, now() - ${minutesAgo} * interval '1 minute')`;
  await note('angry', 90);
  expect(await createSession(app, person, { mood: undefined })).toMatchObject({ mood: null, kind: 'reflective' });
  await note('anxious', 50);
  await note('calm', 59);
  expect(await createSession(app, person, { mood: undefined })).toMatchObject({ mood: 'anxious', kind: 'support' });
  expect(await createSession(app, person, { mood: null })).toMatchObject({ mood: null, kind: 'reflective' });
  expect(await createSession(app, person, { mood: 'happy' })).toMatchObject({ mood: 'happy', kind: 'inspiring' });
  const stranger = await app.signUp();
  expect(await createSession(app, stranger, { mood: undefined })).toMatchObject({ mood: null });
});

test('a conversation without a mood is talked in like any other', async () => {
  const { id } = await createSession(app, person, { mood: null });
  expect((await hearReply(await postMessage(app, person, id))).ending).toBe('complete');
  expect(await readSession(app, person, id)).toMatchObject({ mood: null, state: 'in_progress', messageCount: 3 });
});

test('an opening is never the one the person saw last', async () => {
  const texts: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    const { messages } = await createSession(app, person, { mood: 'anxious' });
    texts.push(messages[0]?.text ?? '');
  }
  for (const [index, text] of texts.entries()) expect(text).not.toBe(texts[index + 1]);
});

test('sessions are listed newest first, page by page, with their number', async () => {
  const ids: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { id } = await createSession(app, person);
    await hearReply(await postMessage(app, person, id));
    ids.unshift(id);
  }
  const listed: string[] = [];
  let path = '/api/sessions?limit=2';
  for (let page = 0; page < 3; page += 1) {
    const body = (await (await app.request('GET', path, { as: person })).json()) as SessionPage;
    expect(sessionPageSchema.safeParse(body).success).toBe(true);
    expect(body.total).toBe(5);
    listed.push(...body.sessions.map(({ id }) => id));
    path = `/api/sessions?limit=2&cursor=${body.nextCursor}`;
    expect(body.nextCursor === null).toBe(page === 2);
  }
  expect(listed).toEqual(ids);
});

test.each([
  ['/api/sessions?cursor=nonsense', 'cursor'],
  [`/api/sessions?cursor=${Buffer.from("1' or 1=1 x").toString('base64url')}`, 'cursor'],
  ['/api/sessions?cursor=', 'cursor'],
  ['/api/sessions?limit=0', 'limit'],
  ['/api/sessions?limit=101', 'limit'],
  ['/api/sessions?limit=many', 'limit'],
])('%s is refused', async (path, field) => {
  const response = await app.request('GET', path, { as: person });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'common.invalid_input', params: { field } } });
});

test('a long conversation is read from its end, page by page', async () => {
  const { id } = await createSession(app, person);
  const texts: string[] = [];
  for (let round = 0; round < 30; round += 1) {
    texts.push(`message ${round}`);
    await hearReply(await postMessage(app, person, id, { text: `message ${round}` }));
  }
  const newest = await readSession(app, person, id);
  expect(newest.messages).toHaveLength(50);
  expect(newest.messageCount).toBe(61);
  const older = (await (
    await app.request('GET', `/api/sessions/${id}?cursor=${newest.olderCursor}`, { as: person })
  ).json()) as Conversation;
  expect(older.messages).toHaveLength(11);
  expect(older.olderCursor).toBeNull();
  const all = [...older.messages, ...newest.messages];
  expect(all.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual(texts);
  const bad = await app.request('GET', `/api/sessions/${id}?cursor=12x`, { as: person });
  expect(bad.status).toBe(400);
});

test('a session is paused and resumed', async () => {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id));
  expect(await changed(id, { state: 'paused' })).toMatchObject({ state: 'paused' });
  expect(await changed(id, { state: 'in_progress' })).toMatchObject({ state: 'in_progress' });
  await changed(id, { state: 'paused' });
  await hearReply(await postMessage(app, person, id));
  expect(await readSession(app, person, id)).toMatchObject({ state: 'in_progress' });
});

test('a session that was idle is paused, and resuming wakes it', async () => {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id));
  await app.sql`update public.sessions set last_activity_at = now() - interval '31 minutes' where id = ${id}`;
  expect(await readSession(app, person, id)).toMatchObject({ state: 'paused' });
  expect(await changed(id, { state: 'in_progress' })).toMatchObject({ state: 'in_progress' });
});

test('ending after an exchange completes the session, with mood after and takeaway', async () => {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id));
  const ended = await changed(id, { state: 'completed', moodAfter: 'calm', takeaway: '  Rest is allowed.  ' });
  expect(sessionSchema.safeParse(ended).success).toBe(true);
  expect(ended).toMatchObject({ state: 'completed', moodAfter: 'calm', takeaway: 'Rest is allowed.' });
  expect(ended.endedAt).not.toBeNull();
  const [row] = await app.sql<{ takeaway: Buffer }[]>`select takeaway from public.sessions where id = ${id}`;
  expect(row?.takeaway.includes('Rest')).toBe(false);
});

test('ending without an exchange leaves the session ended, not completed', async () => {
  const { id } = await createSession(app, person);
  expect(await changed(id, { state: 'completed' })).toMatchObject({ state: 'ended' });
});

test('a closed session takes notes; ending it twice changes nothing', async () => {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id));
  const first = await changed(id, { state: 'completed' });
  expect(await changed(id, { state: 'completed' })).toEqual(first);
  expect(await changed(id, { moodAfter: 'relieved', takeaway: 'Later' })).toMatchObject({ takeaway: 'Later' });
  expect(await changed(id, { moodAfter: null, takeaway: null })).toMatchObject({ moodAfter: null, takeaway: null });
  for (const response of [
    await change(id, { state: 'in_progress' }),
    await change(id, { state: 'paused' }),
    await app.request('POST', `/api/sessions/${id}/regenerate`, { as: person, json: {} }),
  ]) {
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'chat.session_closed' } });
  }
});

test('a closed session waits: the next message opens it again, and it is counted once', async () => {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id));
  const completed = async (): Promise<number> => {
    const [counted] = await app.sql<{ completed: number }[]>`
      select coalesce(sum(completed), 0)::integer as completed from private.progress_quarters where user_id = ${person.id}`;
    return counted?.completed ?? 0;
  };
  const before = await completed();
  await changed(id, { state: 'completed', moodAfter: 'calm', isArchived: true });
  await hearReply(await postMessage(app, person, id));
  expect(await readSession(app, person, id)).toMatchObject({
    state: 'in_progress',
    endedAt: null,
    moodAfter: 'calm',
    isArchived: false,
  });
  await changed(id, { state: 'completed' });
  expect(await completed()).toBe(before + 1);
});

test('a session that ran out has ended when it did', async () => {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id));
  await app.sql`update public.sessions set last_activity_at = now() - interval '13 hours' where id = ${id}`;
  const { state, endedAt } = await readSession(app, person, id);
  expect(state).toBe('completed');
  expect(Date.parse(endedAt ?? '')).toBeLessThan(Date.now() - 50 * 60_000);
});

test('a deleted session is gone with its messages', async () => {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id));
  const response = await app.request('DELETE', `/api/sessions/${id}`, { as: person });
  expect(response.status).toBe(204);
  expect((await app.request('GET', `/api/sessions/${id}`, { as: person })).status).toBe(404);
  expect((await app.request('DELETE', `/api/sessions/${id}`, { as: person })).status).toBe(404);
  expect(await app.sql`select from public.messages where session_id = ${id}`).toHaveLength(0);
});
