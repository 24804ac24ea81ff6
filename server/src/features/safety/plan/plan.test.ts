import { storedPlanSchema, emptyPlan, type PlanChange, type StoredPlan } from '@alento/safety/support-plan/schema.ts';
import { maxEntryLength } from '@alento/safety/support-plan/limits.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (owner = await app.signUp()));

const path = '/api/safety-plan';
const words = 'ligar para a Joana';

const planWith = (text: string, phone = '') => ({ ...emptyPlan, people: [{ id: randomUUID(), text, phone }] });

async function read(as: TestPerson): Promise<StoredPlan> {
  const response = await app.request('GET', path, { as });
  expect(response.status).toBe(200);
  return storedPlanSchema.parse(await response.json());
}

const save = (as: TestPerson | undefined, json: unknown) => app.request('PUT', path, { ...(as && { as }), json });

async function saveNew(as: TestPerson, change: Partial<PlanChange> = {}): Promise<PlanChange> {
  const whole = { revision: randomUUID(), replaces: null, plan: planWith(words, '11 98765-4321'), ...change };
  expect((await save(as, whole)).status).toBe(204);
  return whole;
}

async function readError(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

test('somebody new has an empty plan without a revision', async () => {
  expect(await read(owner)).toEqual({ revision: null, plan: emptyPlan });
});

test('a plan comes back as it was written', async () => {
  const { revision, plan } = await saveNew(owner);
  expect(await read(owner)).toEqual({ revision, plan });
  const next = await saveNew(owner, { replaces: revision, plan: planWith('ir à praia 🌊') });
  expect(await read(owner)).toEqual({ revision: next.revision, plan: next.plan });
});

test('the database holds ciphertext, and nobody’s words are logged', async () => {
  await saveNew(owner);
  const [row] = await app.sql<{ body: Buffer }[]>`select body from public.safety_plans where user_id = ${owner.id}`;
  expect(row?.body[0]).toBe(1);
  expect(row?.body.includes('Joana')).toBe(false);
  expect(row?.body.includes('98765')).toBe(false);
  expect(app.logLines.join('\n')).not.toContain('Joana');
});

test('a plan that another device has changed meanwhile is not overwritten', async () => {
  const first = await saveNew(owner);
  const second = await saveNew(owner, { replaces: first.revision });
  const late = { revision: randomUUID(), plan: planWith('late') };
  expect(await readError(await save(owner, { ...late, replaces: first.revision }))).toEqual([
    409,
    'safety.plan_changed',
  ]);
  expect(await readError(await save(owner, { ...late, replaces: null }))).toEqual([409, 'safety.plan_changed']);
  expect((await read(owner)).revision).toBe(second.revision);
});

test('of two devices that save at the same time one is told', async () => {
  const { revision: replaces } = await saveNew(owner);
  const attempts = ['one', 'other'].map((text) => ({ revision: randomUUID(), replaces, plan: planWith(text) }));
  const answers = await Promise.all(attempts.map((attempt) => save(owner, attempt)));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409']);
});

test('a plan that is sent again because its answer was lost is saved once', async () => {
  const first = await saveNew(owner);
  expect((await save(owner, first)).status).toBe(204);
  const next = await saveNew(owner, { replaces: first.revision });
  expect((await save(owner, next)).status).toBe(204);
  expect(await read(owner)).toEqual({ revision: next.revision, plan: next.plan });
});

test('a deleted plan is gone, and a device that has not heard of it does not bring it back', async () => {
  const { revision } = await saveNew(owner);
  expect((await app.request('DELETE', path, { as: owner })).status).toBe(204);
  expect((await app.request('DELETE', path, { as: owner })).status).toBe(204);
  expect(await read(owner)).toEqual({ revision: null, plan: emptyPlan });
  const late = await save(owner, { revision: randomUUID(), replaces: revision, plan: planWith('late') });
  expect(await readError(late)).toEqual([409, 'safety.plan_changed']);
});

test('a stranger reads, replaces and deletes only their own', async () => {
  const { revision, plan } = await saveNew(owner);
  const stranger = await app.signUp();
  expect(await read(stranger)).toEqual({ revision: null, plan: emptyPlan });
  const theft = await save(stranger, { revision: randomUUID(), replaces: revision, plan: planWith('mine now') });
  expect(theft.status).toBe(409);
  await app.request('DELETE', path, { as: stranger });
  expect(await read(owner)).toEqual({ revision, plan });
});

test.each(['GET', 'PUT', 'DELETE'])('whoever is not signed in is refused (%s)', async (method) => {
  const response = await app.request(method, path, method === 'PUT' ? { json: {} } : {});
  expect(await readError(response)).toEqual([401, 'common.unauthenticated']);
});

const entry = { id: randomUUID(), text: 'a', phone: '' };
test.each([
  ['a step too few', { ...emptyPlan, people: undefined }],
  ['a step that is none', { ...emptyPlan, secrets: [] }],
  ['an entry that is too long', { ...emptyPlan, people: [{ ...entry, text: 'a'.repeat(maxEntryLength + 1) }] }],
  ['an entry without a number', { ...emptyPlan, people: [{ id: entry.id, text: 'a' }] }],
  ['an id that is none', { ...emptyPlan, people: [{ ...entry, id: 'a' }] }],
  ['too many entries', { ...emptyPlan, people: Array.from({ length: 61 }, () => entry) }],
  ['a list', []],
])('a plan with %s is refused', async (_, plan) => {
  const response = await save(owner, { revision: randomUUID(), replaces: null, plan });
  expect(await readError(response)).toEqual([400, 'common.invalid_input']);
  expect((await read(owner)).revision).toBeNull();
});

test('whoever has no account any more saves nothing', async () => {
  await saveNew(owner);
  await app.sql`delete from auth.users where id = ${owner.id}`;
  const response = await save(owner, { revision: randomUUID(), replaces: null, plan: planWith('late') });
  expect(response.status).toBe(401);
});
