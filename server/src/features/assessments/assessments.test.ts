import type { AssessmentInput } from '@alento/domain/assessments/schema.ts';
import { assessmentListSchema, assessmentSchema } from '@alento/domain/assessments/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (owner = await app.signUp()));

const mood: AssessmentInput = { instrument: 'phq9', language: 'pt', answers: [0, 1, 2, 3, 0, 1, 2, 3, 1] };
const worry: AssessmentInput = { instrument: 'gad7', language: 'de', answers: [3, 2, 1, 0, 3, 2, 1] };

const put = (json: unknown, id: string = randomUUID(), as = owner) =>
  app.request('PUT', `/api/assessments/${id}`, { as, json });

async function kept(assessment: AssessmentInput, id: string = randomUUID(), as = owner) {
  const response = await put(assessment, id, as);
  expect(response.status).toBe(200);
  return assessmentSchema.parse(await response.json());
}

async function list(as = owner) {
  const response = await app.request('GET', '/api/assessments', { as });
  expect(response.status).toBe(200);
  return assessmentListSchema.parse(await response.json()).assessments;
}

async function errorOf(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

const backdate = (days: number) =>
  app.sql`update public.assessments set created_at = now() - ${days} * interval '1 day' where user_id = ${owner.id}`;

test('answers come back as they were given, and sent again they are one', async () => {
  const id = randomUUID();
  const first = await kept(mood, id);
  expect(first).toMatchObject({ id, ...mood });
  expect(await kept(mood, id)).toEqual(first);
  const second = await kept(worry);
  expect(await list()).toEqual([second, first]);
});

test('other answers under the same id are refused, and the first stay', async () => {
  const id = randomUUID();
  const first = await kept(mood, id);
  expect(await errorOf(await put({ ...mood, answers: [1, 1, 1, 1, 1, 1, 1, 1, 1] }, id))).toEqual([
    400,
    'common.invalid_input',
  ]);
  expect(await list()).toEqual([first]);
});

test('answers are stored as ciphertext', async () => {
  await kept(mood);
  const [row] = await app.sql<{ body: Buffer }[]>`select body from public.assessments where user_id = ${owner.id}`;
  expect(row?.body.toString('latin1')).not.toMatch(/answers|\[0,1,2/);
});

test('an instrument is open again after fourteen days, the other meanwhile', async () => {
  await kept(mood);
  expect(await errorOf(await put(mood))).toEqual([409, 'assessments.too_soon']);
  await kept(worry);
  await backdate(13.99);
  expect(await errorOf(await put(mood))).toEqual([409, 'assessments.too_soon']);
  await backdate(14);
  await kept(mood);
  expect(await list()).toHaveLength(3);
});

test('of two devices that answer at once one is refused', async () => {
  const answers = await Promise.all([put(mood), put(mood), put(mood)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
});

test.each([
  ['too few answers', { ...mood, answers: mood.answers.slice(1) }],
  ['too many answers', { ...worry, answers: mood.answers }],
  ['an answer above the highest', { ...mood, answers: mood.answers.with(0, 4) }],
  ['an answer below the lowest', { ...mood, answers: mood.answers.with(0, -1) }],
  ['a half answer', { ...mood, answers: mood.answers.with(0, 0.5) }],
  ['no answer to a question', { ...mood, answers: [null, ...mood.answers.slice(1)] }],
  ['another instrument', { ...mood, instrument: 'dass21' }],
  ['a language without official wording', { ...mood, language: 'ja' }],
  ['nothing', {}],
])('%s is refused', async (_, json) => {
  expect(await errorOf(await put(json))).toEqual([400, 'common.invalid_input']);
  expect(await list()).toEqual([]);
});

test('what was answered can be deleted, and deleted again', async () => {
  const { id } = await kept(mood);
  for (let turn = 0; turn < 2; turn += 1)
    expect((await app.request('DELETE', `/api/assessments/${id}`, { as: owner })).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('a stranger neither sees nor deletes nor replaces what somebody answered', async () => {
  const answered = await kept(mood);
  const stranger = await app.signUp();
  expect(await list(stranger)).toEqual([]);
  await app.request('DELETE', `/api/assessments/${answered.id}`, { as: stranger });
  expect(await errorOf(await put(mood, answered.id, stranger))).toEqual([400, 'common.invalid_input']);
  expect(await list()).toEqual([answered]);
});

test('minors and whoever has not told their age do not answer', async () => {
  const young = new Date();
  young.setFullYear(young.getFullYear() - 15);
  await app.sql`update public.perfis set data_nascimento = ${young.toISOString().slice(0, 10)} where id_usuario = ${owner.id}`;
  expect(await errorOf(await put(mood))).toEqual([403, 'account.adults_only']);
  await app.sql`update public.perfis set idade_confirmada = false where id_usuario = ${owner.id}`;
  expect((await errorOf(await put(mood)))[1]).toBe('account.age_needed');
  expect(await list()).toEqual([]);
});

test.each([
  ['GET', '/api/assessments'],
  ['PUT', `/api/assessments/${randomUUID()}`],
  ['DELETE', `/api/assessments/${randomUUID()}`],
])('whoever is not signed in is refused (%s %s)', async (method, path) => {
  const response = await app.request(method, path, method === 'PUT' ? { json: mood } : {});
  expect(await errorOf(response)).toEqual([401, 'common.unauthenticated']);
});
