import { moodEntrySchema, moodPageSchema, type MoodInput, type MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import { maxMoodNoteLength } from '@alento/domain/mood/limits.ts';
import { legacyMoods } from '@alento/domain/mood/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notedMood, putMood } from '#testing/moods.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (owner = await app.signUp()));

async function kept(change: Partial<MoodInput> = {}, id: string = randomUUID(), as = owner): Promise<MoodEntry> {
  const response = await putMood(app, as, notedMood(change), id);
  expect(response.status).toBe(200);
  return moodEntrySchema.parse(await response.json());
}

async function list(as = owner, query = ''): Promise<{ moods: MoodEntry[]; nextCursor: string | null }> {
  const response = await app.request('GET', `/api/moods${query}`, { as });
  expect(response.status).toBe(200);
  return moodPageSchema.parse(await response.json());
}

const remove = (id: string, as = owner) => app.request('DELETE', `/api/moods/${id}`, { as });

async function errorOf(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

test('a mood comes back as it was sent, and sent again it is one', async () => {
  const id = randomUUID();
  const change = { note: 'sol na varanda 🌤️', tags: ['family', 'sleep'] } satisfies Partial<MoodInput>;
  const mood = await kept(change, id);
  expect(mood).toEqual({ id, ...notedMood(change) });
  expect(await kept(change, id)).toEqual(mood);
  expect(await list()).toEqual({ moods: [mood], nextCursor: null });
});

test('whoever noted nothing has an empty list', async () => {
  expect(await list()).toEqual({ moods: [], nextCursor: null });
});

test.each(Object.entries(legacyMoods))('the legacy key %s is kept as %s', async (legacy, mood) => {
  const response = await app.request('PUT', `/api/moods/${randomUUID()}`, {
    as: owner,
    json: { ...notedMood(), mood: legacy },
  });
  expect(await response.json()).toMatchObject({ mood });
});

test('many a day are many', async () => {
  for (let hour = 10; hour < 20; hour += 1) await kept({ recordedAt: `2026-03-10T${hour}:00:00.000Z` });
  expect((await list()).moods).toHaveLength(10);
});

test('the later state of a mood holds, whichever arrives last', async () => {
  const { id } = await kept();
  const later = await kept({ mood: 'tired', note: 'later', changedAt: '2026-03-11T08:00:00.000Z' }, id);
  expect(later).toMatchObject({ mood: 'tired', note: 'later' });
  for (const changedAt of ['2026-03-11T07:59:59.999Z', '2026-03-11T08:00:00.000Z'])
    expect(await kept({ changedAt, mood: 'angry' }, id)).toEqual(later);
  expect((await list()).moods).toEqual([later]);
});

test('two devices that send at once are told of the same mood', async () => {
  const id = randomUUID();
  const states = [1, 2, 3, 4].map((minute) => ({ changedAt: `2026-03-10T20:1${minute}:00.000Z`, note: `${minute}` }));
  await Promise.all(states.map((state) => kept(state, id)));
  expect((await list()).moods).toMatchObject([{ id, note: '4' }]);
});

test('what was noted can be taken away again', async () => {
  const { id } = await kept({ note: 'a word too many', tags: ['work'] });
  const bare = await kept({ changedAt: '2026-03-11T08:00:00.000Z' }, id);
  expect(bare).toMatchObject({ note: null, tags: [] });
  const [row] = await app.sql<{ details: Buffer | null }[]>`select details from public.mood_entries where id = ${id}`;
  expect(row?.details).toBeNull();
});

test('a device whose clock is ahead has noted it now', async () => {
  const ahead = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const mood = await kept({ recordedAt: ahead });
  for (const instant of [mood.recordedAt, mood.notedAt, mood.changedAt])
    expect(Date.parse(instant)).toBeLessThanOrEqual(Date.now() + 1000);
});

test('a mood may be of the two days before it is noted, also when it is sent much later', async () => {
  const change = { notedAt: '2026-03-10T20:00:00.000Z', changedAt: '2026-03-10T20:00:00.000Z' };
  expect(await kept({ ...change, recordedAt: '2026-03-08T09:00:00.000Z' })).toMatchObject(change);
  for (const recordedAt of ['2026-03-06T20:00:00.000Z', '2026-03-10T20:00:01.000Z']) {
    const refused = await putMood(app, owner, notedMood({ ...change, recordedAt }));
    expect(await errorOf(refused)).toEqual([400, 'common.invalid_input']);
  }
});

test('those felt last come first, a page at a time, also where they were felt at one moment', async () => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  for (const [index, id] of ids.entries()) await kept({ recordedAt: `2026-03-1${index >> 1}T08:00:00.000Z` }, id);
  // What the REST API notes is exact to the microsecond.
  await app.sql`insert into public.mood_entries (user_id, mood, recorded_at)
    select ${owner.id}, 'good', timestamptz '2026-03-11T09:00:00.123456Z' + n * interval '1 microsecond' from generate_series(1, 5) n`;
  const whole = (await list()).moods;
  expect(whole).toHaveLength(10);
  const read: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(owner, `?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
    expect(page.moods.length).toBeLessThanOrEqual(2);
    read.push(...page.moods.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(read).toEqual(whole.map(({ id }) => id));
});

test.each(['?cursor=x', '?cursor=', '?limit=0', '?limit=101', '?limit=many'])(
  'a list of %s is refused',
  async (query) => {
    const response = await app.request('GET', `/api/moods${query}`, { as: owner });
    expect(await errorOf(response)).toEqual([400, 'common.invalid_input']);
  },
);

test('a deleted mood is gone, and to delete it again, or before it was ever sent, changes nothing', async () => {
  const { id } = await kept();
  const other = await kept();
  for (const each of [id, id, randomUUID()]) expect((await remove(each)).status).toBe(204);
  expect((await list()).moods).toEqual([other]);
  expect(await errorOf(await remove('1'))).toEqual([400, 'common.invalid_input']);
});

test('a stranger neither reads nor changes nor deletes what is not theirs', async () => {
  const mood = await kept({ note: 'mine' });
  const stranger = await app.signUp();
  expect((await list(stranger)).moods).toEqual([]);
  const theft = await putMood(app, stranger, notedMood({ changedAt: '2026-03-12T00:00:00.000Z' }), mood.id);
  expect(await errorOf(theft)).toEqual([400, 'common.invalid_input']);
  expect((await remove(mood.id, stranger)).status).toBe(204);
  expect((await list()).moods).toEqual([mood]);
});

test('the database holds ciphertext under the id of its row, and nobody’s words are logged', async () => {
  const { id } = await kept({ note: 'Zanzibar in March', tags: ['family'] });
  const [row] = await app.sql<{ details: Buffer }[]>`select * from public.mood_entries where id = ${id}`;
  expect(JSON.stringify({ ...row, details: row?.details.toString('latin1') })).not.toMatch(/Zanzibar|family/);
  expect(row?.details[0]).toBe(1);
  expect(app.logLines.join('\n')).not.toMatch(/Zanzibar|family/);
  const other = await kept();
  await app.sql`update public.mood_entries set details = ${row?.details ?? null} where id = ${other.id}`;
  expect((await app.request('GET', '/api/moods', { as: owner })).status).toBe(500);
});

test('a note that the REST API stored is listed, and sealed with the next change', async () => {
  const id = randomUUID();
  await app.sql`insert into public.mood_entries (id, user_id, mood, note, changed_at)
    values (${id}, ${owner.id}, 'triste', 'chuva', '2026-01-01')`;
  const { moods } = await list();
  expect(moods).toMatchObject([{ id, mood: 'sad', note: 'chuva', tags: [] }]);
  const later = new Date().toISOString();
  expect(await kept({ ...moods[0], tags: ['rest'], changedAt: later }, id)).toMatchObject({
    note: 'chuva',
    tags: ['rest'],
  });
  const [row] = await app.sql`select note, details is not null as is_sealed from public.mood_entries where id = ${id}`;
  expect(row).toEqual({ note: null, is_sealed: true });
});

test('moods wait for no age', async () => {
  const unasked = await app.signUpUnasked();
  const mood = await kept({}, randomUUID(), unasked);
  expect((await list(unasked)).moods).toEqual([mood]);
});

test('whoever is leaving reaches nothing', async () => {
  const { id } = await kept();
  await app.sql`insert into private.account_deletions (user_id, due_at, email, language)
    values (${owner.id}, now() + interval '1 day', ${owner.email}, 'en')`;
  const answers = [
    await app.request('GET', '/api/moods', { as: owner }),
    await putMood(app, owner, notedMood(), id),
    await remove(id),
  ];
  for (const answer of answers) expect((await errorOf(answer))[1]).toBe('account.deletion_pending');
});

test.each(['GET', 'PUT', 'DELETE'])('whoever is not signed in is refused (%s)', async (method) => {
  const path = method === 'GET' ? '/api/moods' : `/api/moods/${randomUUID()}`;
  const response = await app.request(method, path, method === 'PUT' ? { json: notedMood() } : {});
  expect(await errorOf(response)).toEqual([401, 'common.unauthenticated']);
});

test.each<[string, object]>([
  ['a mood that there is none of', { mood: 'ecstatic' }],
  ['a note of spaces', { note: ' \n ' }],
  ['a note that is too long', { note: 'a'.repeat(maxMoodNoteLength + 1) }],
  ['a tag that there is none of', { tags: ['aliens'] }],
  ['no tags', { tags: undefined }],
  ['no time', { changedAt: undefined }],
  ['a time that is none', { notedAt: 'yesterday' }],
  ['a time that no calendar of ours knows', { recordedAt: '1999-12-31T00:00:00Z' }],
])('%s is refused', async (_what, change) => {
  const json = { ...notedMood(), ...change };
  const response = await app.request('PUT', `/api/moods/${randomUUID()}`, { as: owner, json });
  expect(await errorOf(response)).toEqual([400, 'common.invalid_input']);
});
