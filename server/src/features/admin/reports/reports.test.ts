import { maxAdminRequestsPerMinute } from '@alento/domain/admin/limits.ts';
import { adminReportPageSchema, adminReportSchema, type AdminReport } from '@alento/domain/admin/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createOperatorKeys,
  decryptAsOperator,
  createOperatorEncryption,
} from '#platform/encryption/operator-encryption.ts';
import { createSession } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let operator: TestPerson;
let ana: TestPerson;
const adminEmails: string[] = [];
const keys = createOperatorKeys();

beforeAll(
  async () =>
    (app = await createTestApp({ adminEmails, encryptForOperator: createOperatorEncryption(keys.publicKey) })),
);
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql`delete from public.reply_reports`;
  operator = await app.signUp();
  ana = await app.signUp();
  await verifyEmail(operator);
  adminEmails.splice(0, adminEmails.length, operator.email);
});

const verifyEmail = ({ id }: TestPerson) =>
  app.sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}' where user_id = ${id}`;

interface Reported {
  id?: string;
  isShared?: boolean;
}

/** Reports the opening of a conversation; answers the id that its person knows the report by. */
async function report(person: TestPerson, { id = randomUUID(), isShared = false }: Reported = {}): Promise<string> {
  const { messages } = await createSession(app, person, { language: 'pt' });
  const json = { id, messageId: messages[0]?.id, category: 'wrong', comment: 'magoou', includesReply: true, isShared };
  expect((await app.request('POST', '/api/reports', { as: person, json })).status).toBe(204);
  return id;
}

const ask = (query = '', as: TestPerson | null = operator) =>
  app.request('GET', `/api/admin/reports${query}`, as ? { as } : {});

async function list(query = '') {
  const response = await ask(query);
  expect(response.status).toBe(200);
  return adminReportPageSchema.parse(await response.json());
}

const change = (id: string | undefined, json: unknown, as: TestPerson | null = operator) =>
  app.request('PATCH', `/api/admin/reports/${id}`, { ...(as && { as }), json });

async function readError(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

const statuses = async () =>
  (await app.sql<{ status: string }[]>`select status from public.reply_reports`).map(({ status }) => status);

test('an operator sees what kind of problem it was and what made the reply, and never whose report it is', async () => {
  const known = await report(ana);
  const text = await (await ask()).text();
  const { reports } = adminReportPageSchema.parse(JSON.parse(text));
  expect(reports).toEqual<AdminReport[]>([
    {
      id: expect.any(String) as string,
      category: 'wrong',
      language: 'pt',
      engine: 'guided',
      model: null,
      promptVersion: null,
      createdAt: expect.any(String) as string,
      status: 'received',
      sealed: null,
    },
  ]);
  for (const secret of [ana.id, ana.email, known, 'magoou']) expect(text).not.toContain(secret);
});

test('what a person shares is opened with the private key alone', async () => {
  await report(ana, { isShared: true });
  const { reports } = await list();
  const sealed = Buffer.from(reports[0]?.sealed ?? '', 'base64url');
  expect(JSON.parse(decryptAsOperator(keys.privateKey, sealed))).toEqual({
    comment: 'magoou',
    reply: expect.any(String),
  });
  expect(() => decryptAsOperator(createOperatorKeys().privateKey, sealed)).toThrow('unable to authenticate');
});

test('many reports come in pages, the newest first, none twice and none left out', async () => {
  await app.sql`insert into public.reply_reports (id, user_id, category, language, engine, created_at)
    select gen_random_uuid(), ${ana.id}, 'other', 'pt', 'guided', now() - (n / 2) * interval '1 second'
    from generate_series(1, 5) n`;
  const found: AdminReport[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(`?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
    found.push(...page.reports);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(new Set(found.map(({ id }) => id)).size).toBe(5);
  const times = found.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('what an operator says of a report its person sees, and no other report changes', async () => {
  const rui = await app.signUp();
  const id = await report(ana);
  await report(rui, { id });
  const [newest] = (await list()).reports;
  for (const status of ['read', 'closed', 'received', 'read']) {
    const response = await change(newest?.id, { status });
    expect(response.status).toBe(200);
    expect(adminReportSchema.parse(await response.json())).toEqual({ ...newest, status });
  }
  const own = async (as: TestPerson) => (await app.request('GET', '/api/reports', { as })).json();
  expect(await own(rui)).toMatchObject({ reports: [{ id, status: 'read' }] });
  expect(await own(ana)).toMatchObject({ reports: [{ id, status: 'received' }] });
});

test('the id that a person knows is none for an operator', async () => {
  const known = await report(ana);
  for (const id of [known, randomUUID()]) {
    expect(await readError(await change(id, { status: 'read' }))).toEqual([404, 'admin.report_not_found']);
  }
  expect(await statuses()).toEqual(['received']);
});

test.each([
  ['an id that is none', 'nonsense', { status: 'read' }],
  ['a status that is none', randomUUID(), { status: 'lost' }],
  ['nothing', randomUUID(), {}],
])('%s is refused', async (_what, id, json) => {
  expect(await readError(await change(id, json))).toEqual([400, 'common.invalid_input']);
});

test.each(['?limit=0', '?limit=1000', '?limit=x', '?cursor=nonsense'])('a page %s is refused', async (query) => {
  expect(await readError(await ask(query))).toEqual([400, 'common.invalid_input']);
});

test('whoever runs nothing is refused, also about their own report, and so is whoever is not signed in', async () => {
  await report(ana);
  const [{ id } = { id: '' }] = (await list()).reports;
  expect(await readError(await ask('', ana))).toEqual([403, 'admin.permission_required']);
  expect(await readError(await change(id, { status: 'closed' }, ana))).toEqual([403, 'admin.permission_required']);
  expect(await readError(await ask('', null))).toEqual([401, 'common.unauthenticated']);
  expect(await readError(await change(id, { status: 'closed' }, null))).toEqual([401, 'common.unauthenticated']);
  expect(await statuses()).toEqual(['received']);
});

test('an operator’s address that nobody proved opens nothing', async () => {
  adminEmails.push(ana.email);
  expect(await readError(await ask('', ana))).toEqual([403, 'admin.permission_required']);
  await verifyEmail(ana);
  expect((await ask('', ana)).status).toBe(200);
});

test('whoever asks over and over is slowed, whether they may or not', async () => {
  for (const person of [operator, ana]) {
    await app.sql`insert into private.rate_limits (user_id, action, used)
      values (${person.id}, 'admin', ${maxAdminRequestsPerMinute})`;
    expect(await readError(await ask('', person))).toEqual([429, 'common.rate_limited']);
  }
});

test('nothing of a report reaches the log', async () => {
  await report(ana, { isShared: true });
  const [first] = (await list()).reports;
  const logged = app.logLines.join('\n');
  expect(logged).toContain('/api/admin/reports');
  expect(logged).not.toContain('magoou');
  expect(logged).not.toContain(first?.sealed ?? 'magoou');
});
