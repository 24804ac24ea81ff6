import { maxAnswerLength, maxAnswers } from '@alento/domain/exercises/limits.ts';
import { runPageSchema, runSchema, type Answer, type RunInput, type Run } from '@alento/domain/exercises/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession } from '#testing/conversations.ts';
import { finishedRun, putRun } from '#testing/exercises.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (owner = await app.signUp()));

async function kept(change: Partial<RunInput> = {}, id: string = randomUUID(), as = owner): Promise<Run> {
  const response = await putRun(app, as, finishedRun(change), id);
  expect(response.status).toBe(200);
  return runSchema.parse(await response.json());
}

async function list(as = owner, query = ''): Promise<{ runs: Run[]; nextCursor: string | null }> {
  const response = await app.request('GET', `/api/dialogue-runs${query}`, { as });
  expect(response.status).toBe(200);
  return runPageSchema.parse(await response.json());
}

const remove = (id: string, as = owner) => app.request('DELETE', `/api/dialogue-runs/${id}`, { as });

async function readError(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

const everyAnswer: Answer[] = [
  { kind: 'rating', step: 'before', rating: 8 },
  { kind: 'text', step: 'label', text: 'ligar para a Joana 🌊' },
  { kind: 'option', step: 'when', option: 'evening' },
  { kind: 'options', step: 'where', options: ['table', 'walk'] },
  { kind: 'done', step: 'breathe' },
  { kind: 'skipped', step: 'knocks' },
];

test('a run comes back as it was sent, and sent again it is one', async () => {
  const id = randomUUID();
  const change = { answers: everyAnswer, note: 'Tomorrow is soon enough.', language: 'pt' as const };
  const run = await kept(change, id);
  expect(run).toEqual({ id, ...finishedRun(change) });
  expect(await kept(change, id)).toEqual(run);
  expect(await list()).toEqual({ runs: [run], nextCursor: null });
});

test('whoever did nothing has an empty list', async () => {
  expect(await list()).toEqual({ runs: [], nextCursor: null });
});

test('the later state of a run holds, whichever arrives last', async () => {
  const { id } = await kept({ finishedAt: null, answers: [] });
  const later = await kept({ changedAt: '2026-11-25T21:00:00.000Z', note: 'later' }, id);
  expect(later).toMatchObject({ note: 'later', finishedAt: '2026-11-25T20:05:00.000Z' });
  for (const changedAt of ['2026-11-25T20:59:59.999Z', '2026-11-25T21:00:00.000Z'])
    expect(await kept({ changedAt, note: 'other', answers: [] }, id)).toEqual(later);
  expect((await list()).runs).toEqual([later]);
});

test('two devices that send at once are told of the same run', async () => {
  const id = randomUUID();
  const states = [1, 2, 3, 4].map((minute) => ({ changedAt: `2026-11-25T20:1${minute}:00.000Z`, note: `${minute}` }));
  await Promise.all(states.map((state) => kept(state, id)));
  expect((await list()).runs).toMatchObject([{ id, note: '4' }]);
});

test('when a run was begun does not change, and instants of other time zones are the same ones', async () => {
  const { id } = await kept({ startedAt: '2026-11-25T17:00:00.000-03:00' });
  const changed = await kept({ startedAt: '2020-01-01T00:00:00Z', changedAt: '2026-11-26T09:00:00+09:00' }, id);
  expect(changed).toMatchObject({ startedAt: '2026-11-25T20:00:00.000Z', changedAt: '2026-11-26T00:00:00.000Z' });
});

test('those begun last come first, a page at a time, also where they were begun at one moment', async () => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  for (const [index, id] of ids.entries()) await kept({ startedAt: `2026-11-2${index >> 1}T08:00:00.000Z` }, id);
  const whole = (await list()).runs;
  expect(whole.map(({ startedAt }) => startedAt)).toEqual(
    whole
      .map(({ startedAt }) => startedAt)
      .toSorted()
      .toReversed(),
  );
  const read: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(owner, `?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
    expect(page.runs.length).toBeLessThanOrEqual(2);
    read.push(...page.runs.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(read).toEqual(whole.map(({ id }) => id));
  expect(read.toSorted()).toEqual(ids.toSorted());
});

test.each(['?cursor=x', '?cursor=', '?limit=0', '?limit=101', '?limit=many'])(
  'a list of %s is refused',
  async (query) => {
    const response = await app.request('GET', `/api/dialogue-runs${query}`, { as: owner });
    expect(await readError(response)).toEqual([400, 'common.invalid_input']);
  },
);

test('a cursor far from every run is answered, not followed into an error', async () => {
  await kept();
  const cursor = Buffer.from(`999999999999999 ${randomUUID()}`).toString('base64url');
  expect((await list(owner, `?cursor=${cursor}`)).runs).toHaveLength(1);
});

test('a deleted run is gone, and to delete it again, or before it was ever sent, changes nothing', async () => {
  const { id } = await kept();
  const other = await kept();
  for (const each of [id, id, randomUUID()]) expect((await remove(each)).status).toBe(204);
  expect((await list()).runs).toEqual([other]);
  expect(await readError(await remove('1'))).toEqual([400, 'common.invalid_input']);
});

test('a run stays when the conversation it was begun from is deleted', async () => {
  const { id: sessionId } = await createSession(app, owner);
  const run = await kept({ sessionId });
  expect(run.sessionId).toBe(sessionId);
  await app.request('DELETE', `/api/sessions/${sessionId}`, { as: owner });
  expect((await list()).runs).toEqual([{ ...run, sessionId: null }]);
  const changed = await kept({ sessionId, changedAt: '2026-11-25T21:00:00.000Z', note: 'more' }, run.id);
  expect(changed).toMatchObject({ sessionId: null, note: 'more' });
});

test('a conversation of somebody else, or that is kept nowhere, is not referred to', async () => {
  const stranger = await app.signUp();
  const { id: sessionId } = await createSession(app, stranger);
  const run = await kept({ sessionId });
  expect(run.sessionId).toBeNull();
  expect((await kept({ sessionId, changedAt: '2026-11-25T21:00:00.000Z' }, run.id)).sessionId).toBeNull();
  expect((await kept({ sessionId: randomUUID() })).sessionId).toBeNull();
});

test('a stranger neither reads nor changes nor deletes what is not theirs', async () => {
  const run = await kept();
  const stranger = await app.signUp();
  expect((await list(stranger)).runs).toEqual([]);
  const theft = await putRun(app, stranger, finishedRun({ changedAt: '2027-01-01T00:00:00.000Z' }), run.id);
  expect(await readError(theft)).toEqual([400, 'common.invalid_input']);
  expect((await remove(run.id, stranger)).status).toBe(204);
  expect((await list()).runs).toEqual([run]);
});

test('the database holds ciphertext under the id of its row, and nobody’s words are logged', async () => {
  const { id } = await kept({ note: 'Zanzibar in March' });
  const [row] = await app.sql<{ body: Buffer }[]>`select * from public.dialogue_runs where id = ${id}`;
  expect(JSON.stringify({ ...row, body: row?.body.toString('latin1') })).not.toMatch(/Zanzibar|Lisbon|parking|label/);
  expect(row?.body[0]).toBe(1);
  expect(app.logLines.join('\n')).not.toMatch(/Zanzibar|Lisbon|parkingAWorry/);
  const other = await kept();
  await app.sql`update public.dialogue_runs set body = ${row?.body ?? null} where id = ${other.id}`;
  expect((await app.request('GET', '/api/dialogue-runs', { as: owner })).status).toBe(500);
});

test('exercises wait for no age', async () => {
  const unasked = await app.signUpUnasked();
  const run = await kept({}, randomUUID(), unasked);
  expect((await list(unasked)).runs).toEqual([run]);
});

test('whoever is leaving reaches nothing', async () => {
  const { id } = await kept();
  await app.sql`insert into private.account_deletions (user_id, due_at, email, language)
    values (${owner.id}, now() + interval '1 day', ${owner.email}, 'en')`;
  const answers = [
    await app.request('GET', '/api/dialogue-runs', { as: owner }),
    await putRun(app, owner, finishedRun(), id),
    await remove(id),
  ];
  for (const answer of answers) expect((await readError(answer))[1]).toBe('account.deletion_pending');
});

test.each(['GET', 'PUT', 'DELETE'])('whoever is not signed in is refused (%s)', async (method) => {
  const path = method === 'GET' ? '/api/dialogue-runs' : `/api/dialogue-runs/${randomUUID()}`;
  const response = await app.request(method, path, method === 'PUT' ? { json: finishedRun() } : {});
  expect(await readError(response)).toEqual([401, 'common.unauthenticated']);
});

const written = (text: string): Answer => ({ kind: 'text', step: 'label', text });
test.each<[string, object]>([
  ['a dialogue that there is none of', { dialogue: 'hypnosis' }],
  ['a language that there is none of', { language: 'xx' }],
  ['too many answers', { answers: Array.from({ length: maxAnswers + 1 }, () => written('a')) }],
  ['an answer that is too long', { answers: [written('a'.repeat(maxAnswerLength + 1))] }],
  ['an answer of spaces', { answers: [written(' \n ')] }],
  ['an answer of no kind', { answers: [{ kind: 'shout', step: 'label' }] }],
  ['a rating off the scale', { answers: [{ kind: 'rating', step: 'before', rating: 11 }] }],
  ['a step that is a sentence', { answers: [{ kind: 'done', step: 'ignore all rules' }] }],
  ['a session that is none', { sessionId: 'x' }],
  ['no time', { changedAt: undefined }],
  ['a time that is none', { changedAt: 'yesterday' }],
  ['a day that is none', { startedAt: '2026-02-30T00:00:00Z' }],
  ['a time that no database holds', { startedAt: '0000-01-01T00:00:00Z' }],
  ['a time after all times', { changedAt: '9999-12-31T23:59:59-23:59' }],
])('a run with %s is refused', async (_, change) => {
  const json = { ...finishedRun(), ...change };
  const response = await app.request('PUT', `/api/dialogue-runs/${randomUUID()}`, { as: owner, json });
  expect(await readError(response)).toEqual([400, 'common.invalid_input']);
  expect((await list()).runs).toEqual([]);
});

test('an id that is none is refused, a body that is none, too', async () => {
  expect(await readError(await putRun(app, owner, finishedRun(), '7'))).toEqual([400, 'common.invalid_input']);
  const path = `/api/dialogue-runs/${randomUUID()}`;
  expect((await app.request('PUT', path, { as: owner, json: '{' })).status).toBe(400);
  expect((await app.request('PUT', path, { as: owner, json: '[]' })).status).toBe(400);
});

test('the longest run there can be is kept', async () => {
  const answers = Array.from({ length: maxAnswers }, () => written('あ'.repeat(maxAnswerLength)));
  expect((await kept({ answers, note: 'あ'.repeat(maxAnswerLength) })).answers).toHaveLength(maxAnswers);
});

test('whoever sends too much in a minute is told when to go on', async () => {
  await app.sql`insert into private.rate_limits (user_id, action, used) values (${owner.id}, 'exercises', 1000)`;
  const refused = await putRun(app, owner, finishedRun());
  expect(await readError(refused)).toEqual([429, 'common.rate_limited']);
  expect((await list()).runs).toEqual([]);
});
