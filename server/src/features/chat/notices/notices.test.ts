import { noticeVersion } from '@alento/domain/chat/notices/limits.ts';
import { noticeListSchema, type NoticeList } from '@alento/domain/chat/notices/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
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
  sessionId = (await createSession(app, person)).id;
});

const ask = (as: TestPerson | undefined, id: string, json: unknown = { language: 'en' }) =>
  app.request('POST', `/api/sessions/${id}/notices`, { ...(as ? { as } : {}), json });

async function shown(id = sessionId): Promise<NoticeList['notices']> {
  const response = await ask(person, id);
  expect(response.status).toBe(200);
  return noticeListSchema.parse(await response.json()).notices;
}

const kinds = async (): Promise<string[]> => (await shown()).map(({ kind }) => kind);
const say = async (text: string): Promise<void> =>
  void (await hearReply(await postMessage(app, person, sessionId, { text })));

/** Lets time pass: everything that was so far lies that much longer ago. */
async function wait(minutes: number): Promise<void> {
  const ago = `${minutes} minutes`;
  await app.sql`update public.messages set created_at = created_at - ${ago}::interval where user_id = ${person.id}`;
  await app.sql`update public.chat_notices set shown_at = shown_at - ${ago}::interval where user_id = ${person.id}`;
}

async function chatFor(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 20) {
    await wait(20);
    await say('we had pasta and watched a film');
  }
}

const forgetAge = () => app.sql`update public.perfis set idade_confirmada = false where id_usuario = ${person.id}`;
const becomeMinor = () => app.sql`
  with born as (update public.perfis set data_nascimento = now() - interval '15 years' where id_usuario = ${person.id})
  insert into private.guardian_consents
    (user_id, language, guardian_name, guardian_relation, consent_version, confirmed_at)
  values (${person.id}, 'pt', 'Rosa', 'parent', '2026-11-22', now())`;

test('a conversation begins with the notice that an AI answers, once, noted with its version and language', async () => {
  expect(await kinds()).toEqual(['start']);
  expect(await kinds()).toEqual(['start']);
  const rows = await app.sql`select kind, version, language, session_id from public.chat_notices
    where user_id = ${person.id}`;
  expect(rows).toEqual([{ kind: 'start', version: noticeVersion, language: 'en', session_id: sessionId }]);
});

test('two devices that ask at the same time are shown one notice', async () => {
  await Promise.all([shown(), shown(), shown()]);
  expect(await kinds()).toEqual(['start']);
});

test('a minor is reminded every hour and offered a break', async () => {
  await becomeMinor();
  await shown();
  await chatFor(60);
  expect(await kinds()).toEqual(['start', 'reminder', 'break']);
  expect(await kinds()).toEqual(['start', 'reminder', 'break']);
});

test('an adult is offered a break after two hours and reminded after three, on whichever device', async () => {
  await shown();
  await chatFor(100);
  expect(await kinds()).toEqual(['start']);
  await chatFor(20);
  expect(await kinds()).toEqual(['start', 'break']);
  await chatFor(60);
  expect(await kinds()).toEqual(['start', 'break', 'reminder']);
});

test('a conversation of somebody whose age is not known any more has the notices of a minor', async () => {
  await shown();
  await chatFor(60);
  await forgetAge();
  expect(await kinds()).toEqual(['start', 'reminder', 'break']);
});

test('a notice stands after what was said last', async () => {
  await becomeMinor();
  await shown();
  await chatFor(60);
  const [, reminder] = await shown();
  const [last] = await app.sql`select id from public.messages where session_id = ${sessionId}
    order by position desc limit 1`;
  expect(reminder?.afterId).toBe(last?.id);
});

test('whoever comes back after half an hour is told again', async () => {
  await shown();
  await say('hello');
  await wait(45);
  expect(await kinds()).toEqual(['start', 'reminder']);
});

test('no break is suggested to somebody who spoke of danger, but the reminder comes', async () => {
  await becomeMinor();
  await shown();
  await say('i want to die');
  await chatFor(60);
  expect(await kinds()).toEqual(['start', 'reminder']);
});

test('a conversation that is over is reminded of nothing more', async () => {
  await shown();
  await say('hello');
  await app.request('PATCH', `/api/sessions/${sessionId}`, { as: person, json: { state: 'completed' } });
  await wait(200);
  expect(await kinds()).toEqual(['start']);
});

test('what was shown outlives the conversation, and is gone with the account', async () => {
  await shown();
  await app.request('DELETE', `/api/sessions/${sessionId}`, { as: person });
  const kept = () => app.sql`select session_id from public.chat_notices where user_id = ${person.id}`;
  expect(await kept()).toEqual([{ session_id: null }]);
  await app.sql`delete from auth.users where id = ${person.id}`;
  expect(await kept()).toEqual([]);
});

test('nobody is told of the notices of somebody else, nor without a sign-in, nor without a language', async () => {
  const stranger = await app.signUp();
  const readErrorCode = async (response: Response) => [
    response.status,
    ((await response.json()) as { error: { code: string } }).error.code,
  ];
  expect(await readErrorCode(await ask(undefined, sessionId))).toEqual([401, 'common.unauthenticated']);
  expect(await readErrorCode(await ask(stranger, sessionId))).toEqual([404, 'chat.session_not_found']);
  expect(await readErrorCode(await ask(person, '1'))).toEqual([400, 'common.invalid_input']);
  expect(await readErrorCode(await ask(person, sessionId, { language: 'xx' }))).toEqual([400, 'common.invalid_input']);
  expect(await app.sql`select from public.chat_notices where user_id in (${person.id}, ${stranger.id})`).toEqual([]);
});
