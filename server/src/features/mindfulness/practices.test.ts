import { type Practice, type PracticeInput, practiceSchema } from '@alento/domain/mindfulness/practice-schema.ts';
import type { Progress } from '@alento/domain/progress/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishedPractice } from '#testing/practices.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (owner = await app.signUp()));

const put = (json: object, id: string = randomUUID(), as: TestPerson | undefined = owner) =>
  app.request('PUT', `/api/practices/${id}`, as ? { as, json } : { json });

async function kept(change: Partial<PracticeInput> = {}, id: string = randomUUID(), as = owner): Promise<Practice> {
  const response = await put(finishedPractice(change), id, as);
  expect(response.status).toBe(200);
  return practiceSchema.parse(await response.json());
}

const stored = (person = owner) => app.sql`select id from public.practices where user_id = ${person.id}`;

async function errorOf(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

test('a finished practice comes back as it was sent, and sent again it is one', async () => {
  const id = randomUUID();
  const change = { kind: 'meditation', practice: 'bodyScan', moodBefore: 'anxious' } as const;
  const practice = await kept(change, id);
  expect(practice).toEqual({ id, ...finishedPractice(change) });
  expect(await kept(change, id)).toEqual(practice);
  expect(await stored()).toHaveLength(1);
});

test('how it felt can be said later, and what is earlier changes nothing', async () => {
  const { id } = await kept({ moodBefore: 'sad' });
  const later = await kept({ moodBefore: 'sad', moodAfter: 'calm', changedAt: '2026-03-10T20:06:00.000Z' }, id);
  expect(later).toMatchObject({ moodBefore: 'sad', moodAfter: 'calm' });
  expect(await kept({ moodAfter: 'angry' }, id)).toEqual(later);
});

test('when and what it was stays as it was told first', async () => {
  const first = await kept();
  const change = { practice: 'resonant', seconds: 12, changedAt: '2026-03-12T00:00:00.000Z' } as const;
  expect(await kept(change, first.id)).toEqual({ ...first, changedAt: change.changedAt });
});

test('a device whose clock is ahead has finished it now', async () => {
  const ahead = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const practice = await kept({ startedAt: ahead, finishedAt: ahead, changedAt: ahead });
  for (const instant of [practice.startedAt, practice.finishedAt, practice.changedAt])
    expect(Date.parse(instant)).toBeLessThanOrEqual(Date.now() + 1000);
});

test('it makes its day an active one, once', async () => {
  const at = new Date().toISOString();
  const { id } = await kept({ startedAt: at, finishedAt: at, changedAt: at });
  await kept({ startedAt: at, finishedAt: at, changedAt: at, moodAfter: 'calm' }, id);
  const response = await app.request('GET', '/api/progress?timeZone=UTC', { as: owner });
  expect((await response.json()) as Progress).toMatchObject({ activeDays: 1, streak: { current: 1 } });
  const [day] = await app.sql`select practices from private.progress_days where user_id = ${owner.id}`;
  expect(day).toEqual({ practices: 1 });
});

test('a stranger cannot take the id of another’s, nor change it', async () => {
  const practice = await kept();
  const stranger = await app.signUp();
  const theft = await put(finishedPractice({ changedAt: '2026-03-12T00:00:00.000Z' }), practice.id, stranger);
  expect(await errorOf(theft)).toEqual([400, 'common.invalid_input']);
  expect(await stored(stranger)).toHaveLength(0);
  expect(await kept({}, practice.id)).toEqual(practice);
});

test('whoever has not told their age practises as well', async () => {
  const unasked = await app.signUpUnasked();
  await kept({}, randomUUID(), unasked);
  expect(await stored(unasked)).toHaveLength(1);
});

test('whoever is leaving reaches nothing', async () => {
  await app.sql`insert into private.account_deletions (user_id, due_at, email, language)
    values (${owner.id}, now() + interval '1 day', ${owner.email}, 'en')`;
  expect((await errorOf(await put(finishedPractice())))[1]).toBe('account.deletion_pending');
});

test('a deleted practice is gone, and to delete it again changes nothing; a stranger deletes nothing', async () => {
  const { id } = await kept();
  const remove = (as: TestPerson) => app.request('DELETE', `/api/practices/${id}`, { as });
  expect((await remove(await app.signUp())).status).toBe(204);
  expect(await stored()).toHaveLength(1);
  for (const _time of [1, 2]) expect((await remove(owner)).status).toBe(204);
  expect(await stored()).toHaveLength(0);
  expect((await app.request('DELETE', `/api/practices/${id}`)).status).toBe(401);
});

test('whoever is not signed in is refused', async () => {
  const response = await app.request('PUT', `/api/practices/${randomUUID()}`, { json: finishedPractice() });
  expect(await errorOf(response)).toEqual([401, 'common.unauthenticated']);
});

test('whoever sends without end is slowed down', async () => {
  const practice = finishedPractice();
  const id = randomUUID();
  const answers: number[] = [];
  for (let count = 0; count < 121; count += 1) answers.push((await put(practice, id)).status);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});

test.each<[string, object]>([
  ['a kind that there is none of', { kind: 'yoga' }],
  ['a practice that there is none of', { practice: 'levitation' }],
  ['a meditation that is said to be a breath', { practice: 'bodyScan' }],
  ['a breath that is said to be a meditation', { kind: 'meditation' }],
  ['an end before its beginning', { finishedAt: '2026-03-10T19:59:59.999Z' }],
  ['a length of no whole seconds', { seconds: 1.5 }],
  ['a length below nothing', { seconds: -1 }],
  ['a length of days', { seconds: 90_000 }],
  ['a mood that there is none of', { moodAfter: 'ecstatic' }],
  ['no time', { changedAt: undefined }],
  ['a time that no calendar of ours knows', { startedAt: '1999-12-31T00:00:00Z' }],
])('%s is refused', async (_what, change) => {
  expect(await errorOf(await put({ ...finishedPractice(), ...change }))).toEqual([400, 'common.invalid_input']);
});

test('an id that is none is refused', async () => {
  expect(await errorOf(await put(finishedPractice(), '1'))).toEqual([400, 'common.invalid_input']);
});
