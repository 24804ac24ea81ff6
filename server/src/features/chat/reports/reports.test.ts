import { maxListedReports, reportsPerMinute } from '@alento/domain/chat/reports/limits.ts';
import { ownReportListSchema, type OwnReport, type ReplyReport } from '@alento/domain/chat/reports/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createOperatorKeys,
  decryptAsOperator,
  createOperatorEncryption,
} from '#platform/encryption/operator-encryption.ts';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;
let reply: { id: string; text: string };
let askedId: string;

const keys = createOperatorKeys();

beforeAll(async () => {
  app = await createTestApp({ encryptForOperator: createOperatorEncryption(keys.publicKey) });
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
  isShared: false,
  ...changes,
});

const send = (json: unknown, as: TestPerson | null = person) =>
  app.request('POST', '/api/reports', { ...(as ? { as } : {}), json });
const stored = () => app.sql`select * from public.reply_reports where user_id = ${person.id} order by created_at`;

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

const operatorCopy = async (): Promise<unknown> => {
  const [row] = await app.sql<{ operator_copy: Buffer | null }[]>`
    select operator_copy from public.reply_reports where user_id = ${person.id}`;
  return row?.operator_copy ? JSON.parse(decryptAsOperator(keys.privateKey, row.operator_copy)) : null;
};

test('an operator can read what goes along if the person agrees, and only with their private key', async () => {
  await send(reportOf({ comment: 'isto me magoou', includesReply: true, isShared: true }));
  expect(await operatorCopy()).toEqual({ comment: 'isto me magoou', reply: reply.text });
  expect(JSON.stringify(await stored())).not.toContain(keys.privateKey);
});

test('agreeing that it is read does not send the reply along', async () => {
  await send(reportOf({ comment: 'isto me magoou', isShared: true }));
  expect(await operatorCopy()).toEqual({ comment: 'isto me magoou', reply: null });
});

test.each([
  ['the person does not agree', { comment: 'isto me magoou', includesReply: true }],
  ['an older page does not ask', { comment: 'isto me magoou', includesReply: true, isShared: undefined }],
  ['there is nothing to read', { isShared: true }],
])('an operator is given no text if %s', async (_when, changes) => {
  expect((await send({ ...reportOf(), ...changes })).status).toBe(204);
  expect(await stored()).toMatchObject([{ operator_copy: null }]);
});

test('without a key of an operator a report is stored all the same, and nothing is offered or shared', async () => {
  const keyless = await createTestApp();
  const someone = await keyless.signUp();
  const { messages } = await createSession(keyless, someone);
  const json = reportOf({ messageId: messages[0]?.id ?? '', comment: 'isto me magoou', isShared: true });
  expect((await keyless.request('POST', '/api/reports', { as: someone, json })).status).toBe(204);
  expect(await keyless.sql`select operator_copy from public.reply_reports`).toEqual([{ operator_copy: null }]);
  const offered = async (at: TestApp) => (await (await at.request('GET', '/api/config')).json()) as object;
  expect(await offered(keyless)).toMatchObject({ features: { sharedReports: false } });
  expect(await offered(app)).toMatchObject({ features: { sharedReports: true } });
  expect(JSON.stringify(await offered(app))).not.toContain(keys.publicKey);
  await keyless.close();
});

async function list(as: TestPerson = person): Promise<OwnReport[]> {
  const response = await app.request('GET', '/api/reports', { as });
  expect(response.status).toBe(200);
  return ownReportListSchema.parse(await response.json()).reports;
}

test('a person reads their own reports, the newest first, with what they sent and what became of it', async () => {
  expect(await list()).toEqual([]);
  const first = reportOf({ category: 'harmful' });
  const second = reportOf({ comment: 'isto me magoou', includesReply: true, isShared: true });
  await send(first);
  await send(second);
  await app.sql`update public.reply_reports set status = 'read' where user_id = ${person.id} and id = ${first.id}`;
  const createdAt = expect.any(String) as string;
  expect(await list()).toEqual([
    {
      id: second.id,
      category: 'wrong',
      createdAt,
      comment: 'isto me magoou',
      reply: reply.text,
      isShared: true,
      status: 'received',
    },
    { id: first.id, category: 'harmful', createdAt, comment: null, reply: null, isShared: false, status: 'read' },
  ]);
});

test('a person is shown the newest of many reports', async () => {
  await app.sql`insert into public.reply_reports (id, user_id, category, language, engine, created_at)
    select gen_random_uuid(), ${person.id}, 'other', 'pt', 'guided', now() - n * interval '1 day'
    from generate_series(1, ${maxListedReports}::integer) n`;
  const newest = reportOf();
  await send(newest);
  const reports = await list();
  expect(reports).toHaveLength(maxListedReports);
  expect(reports[0]?.id).toBe(newest.id);
});

test('nobody reads the reports of somebody else', async () => {
  await send(reportOf({ comment: 'isto me magoou' }));
  expect(await list(await app.signUp())).toEqual([]);
  expect((await app.request('GET', '/api/reports')).status).toBe(401);
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

test('a reply of a temporary conversation is reported by what its page knows, its text only if that is wanted', async () => {
  const unkept = { language: 'ja', engine: 'model', text: null };
  expect((await send({ ...reportOf({ messageId: randomUUID() }), unkept })).status).toBe(204);
  const text = 'that was it';
  const included = reportOf({ messageId: randomUUID(), includesReply: true });
  expect((await send({ ...included, unkept: { ...unkept, text } })).status).toBe(204);
  expect(await stored()).toMatchObject([
    { language: 'ja', engine: 'model', model: null, reply: null },
    { language: 'ja', engine: 'model', model: null },
  ]);
  expect((await list()).map(({ reply: kept }) => kept)).toEqual([text, null]);
  expect((await send({ ...reportOf(), unkept: { ...unkept, language: 'xx' } })).status).toBe(400);
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
