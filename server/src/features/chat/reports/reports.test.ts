import { reportsPerMinute } from '@alento/domain/chat/reports/limits.ts';
import type { ReplyReport } from '@alento/domain/chat/reports/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;
let reply: { id: string; text: string };
let askedId: string;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  person = await app.signUp();
  const session = await createSession(app, person, { language: 'pt' });
  askedId = randomUUID();
  reply = await hearReply(await postMessage(app, person, session.id, { id: askedId, text: 'tive um dia longo' }));
});

const reportOf = (changes: Partial<ReplyReport> = {}): ReplyReport => ({
  id: randomUUID(),
  messageId: reply.id,
  category: 'wrong',
  comment: null,
  includesReply: false,
  ...changes,
});

const send = (json: unknown, as: TestPerson | null = person) =>
  app.request('POST', '/api/reports', { ...(as ? { as } : {}), json });
const stored = () => app.sql`select * from public.reply_reports where user_id = ${person.id}`;

test('a report keeps the kind of problem, the language and what made the reply, and nothing of the conversation', async () => {
  expect((await send(reportOf())).status).toBe(204);
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ category: 'wrong', language: 'pt', engine: 'guided', comment: null, reply: null });
  expect(JSON.stringify(row)).not.toContain(reply.id);
});

test('the reply goes along only if the person says so, and comment and reply are sealed', async () => {
  const comment = 'isto me magoou';
  expect((await send(reportOf({ comment: `  ${comment} `, includesReply: true }))).status).toBe(204);
  const [row] = await app.sql<{ comment: Buffer; reply: Buffer }[]>`
    select comment, reply from public.reply_reports where user_id = ${person.id}`;
  expect(row?.comment.includes(comment)).toBe(false);
  expect(row?.reply.includes(reply.text.slice(0, 12))).toBe(false);
  expect(app.logLines.filter((line) => line.includes(comment) || line.includes(reply.text))).toEqual([]);
});

test('sent twice, a report is stored once, as it was sent first', async () => {
  const report = reportOf({ category: 'harmful' });
  await Promise.all([send(report), send(report)]);
  expect((await send({ ...report, category: 'other' })).status).toBe(204);
  expect(await stored()).toMatchObject([{ category: 'harmful' }]);
});

test('the id of somebody else’s report is in nobody’s way', async () => {
  const stranger = await app.signUp();
  const theirs = await createSession(app, stranger);
  const report = reportOf();
  await send({ ...report, messageId: theirs.messages[0]?.id }, stranger);
  expect((await send(report)).status).toBe(204);
  expect(await stored()).toHaveLength(1);
});

test('a reply of a conversation that is over can be reported', async () => {
  await app.sql`update public.sessions set state = 'completed', ended_at = now() where user_id = ${person.id}`;
  expect((await send(reportOf())).status).toBe(204);
});

test.each([
  ['somebody who is not signed in', 401, 'common.unauthenticated', () => send(reportOf(), null)],
  ['a stranger', 404, 'chat.message_not_found', async () => send(reportOf(), await app.signUp())],
  ['a message that is not there', 404, 'chat.message_not_found', () => send(reportOf({ messageId: randomUUID() }))],
  ["the person's own message", 404, 'chat.message_not_found', () => send(reportOf({ messageId: askedId }))],
  ['a kind that is none', 400, 'common.invalid_input', () => send({ ...reportOf(), category: 'dull' })],
  [
    'a report that does not say whether the reply goes along',
    400,
    'common.invalid_input',
    () => send({ ...reportOf(), includesReply: undefined }),
  ],
  ['a comment that is too long', 400, 'common.invalid_input', () => send(reportOf({ comment: 'x'.repeat(1_001) }))],
  ['an empty comment', 400, 'common.invalid_input', () => send(reportOf({ comment: '  ' }))],
] as const)('%s is refused', async (_who, status, code, act) => {
  const response = await act();
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
  expect(await stored()).toEqual([]);
});

test('more reports than a person could write are refused', async () => {
  for (let sent = 0; sent < reportsPerMinute; sent += 1) expect((await send(reportOf())).status).toBe(204);
  expect((await send(reportOf())).status).toBe(429);
});
