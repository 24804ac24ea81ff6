import { addDays } from '@alento/domain/progress/days.ts';
import { moodChangesSchema, moodPatternsSchema, weekDaysSchema } from '@alento/domain/progress/insights-schema.ts';
import { progressSchema } from '@alento/domain/progress/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hearReply, postMessage } from '#testing/conversations.ts';
import { finishedPractice } from '#testing/practices.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (person = await app.signUp()));

const zone = 'timeZone=America%2FSao_Paulo';

async function read(path: string, as = person): Promise<unknown> {
  const response = await app.request('GET', `/api/progress${path}`, { as });
  expect(response.status).toBe(200);
  return response.json();
}

const week = async (as = person) => weekDaysSchema.parse(await read(`/week?${zone}`, as));
const changes = async (as = person) => moodChangesSchema.parse(await read('/changes', as)).changes;
const patterns = async (as = person) => moodPatternsSchema.parse(await read(`/patterns?${zone}`, as));

const checkIn = (instant: string, mood = 'calm') =>
  app.sql`insert into public.mood_entries (user_id, mood, recorded_at) values (${person.id}, ${mood}, ${instant})`;

async function talk(mood: string, moodAfter: string | null): Promise<void> {
  const response = await app.request('POST', '/api/sessions', {
    as: person,
    json: { mood, personality: 'default', language: 'pt' },
  });
  const { id } = (await response.json()) as { id: string };
  await hearReply(await postMessage(app, person, id));
  const ended = await app.request('PATCH', `/api/sessions/${id}`, {
    as: person,
    json: { state: 'completed', ...(moodAfter !== null && { moodAfter }) },
  });
  expect(ended.status).toBe(200);
}

test('the last whole week and the one before are answered, by days that run to four', async () => {
  const { monday, days } = await week();
  expect(new Date(monday).getUTCDay()).toBe(1);
  expect(days).toEqual([]);
  // Three in the morning of the Monday after, in São Paulo: still of Sunday.
  await checkIn(`${addDays(monday, 7)}T06:00:00Z`, 'sad');
  await checkIn(`${addDays(monday, -7)}T12:00:00Z`);
  await checkIn(`${addDays(monday, -8)}T12:00:00Z`);
  await checkIn(`${addDays(monday, 7)}T12:00:00Z`);
  expect((await week()).days.map(({ day, checkIns, moods }) => [day, checkIns, moods])).toEqual([
    [addDays(monday, -7), 1, [{ mood: 'calm', count: 1 }]],
    [addDays(monday, 6), 1, [{ mood: 'sad', count: 1 }]],
  ]);
});

test('moods before and after are counted in pairs; where one was not told there is none', async () => {
  await talk('sad', 'calm');
  await talk('sad', 'calm');
  await talk('sad', null);
  const practice = finishedPractice({ moodBefore: 'anxious', moodAfter: 'relieved' });
  await app.request('PUT', `/api/practices/${randomUUID()}`, { as: person, json: practice });
  await app.request('PUT', `/api/practices/${randomUUID()}`, { as: person, json: finishedPractice() });
  expect((await changes()).toSorted((one, other) => other.count - one.count)).toEqual([
    { kind: 'conversation', before: 'sad', after: 'calm', count: 2 },
    { kind: 'breathing', before: 'anxious', after: 'relieved', count: 1 },
  ]);
});

test('patterns count moods by weekday, hour and what they had to do with, for a year', async () => {
  const monday = (await week()).monday;
  const now = new Date().toISOString();
  await checkIn(`${monday}T12:20:00Z`, 'sad');
  await checkIn(`${monday}T12:40:00Z`, 'sad');
  // Two in the morning of Tuesday belongs to Monday.
  await checkIn(`${addDays(monday, 1)}T05:00:00Z`, 'tired');
  await checkIn('2020-01-01T12:00:00Z', 'happy');
  const tagged = { mood: 'calm', note: null, tags: ['work', 'sleep'], recordedAt: now, notedAt: now, changedAt: now };
  const saved = await app.request('PUT', `/api/moods/${randomUUID()}`, { as: person, json: tagged });
  expect(saved.status).toBe(200);
  const { hours, tags } = await patterns();
  expect(hours).toContainEqual({ weekday: 1, hour: 9, mood: 'sad', count: 2 });
  expect(hours).toContainEqual({ weekday: 1, hour: 2, mood: 'tired', count: 1 });
  expect(hours.some(({ mood }) => mood === 'happy')).toBe(false);
  expect(tags).toEqual([
    { tag: 'work', mood: 'calm', count: 1 },
    { tag: 'sleep', mood: 'calm', count: 1 },
  ]);
});

test('a mood noted and then taken into a conversation counts once; another counts', async () => {
  await checkIn(new Date().toISOString(), 'sad');
  await talk('sad', null);
  await talk('angry', null);
  const { moods } = progressSchema.parse(await read(`?${zone}`));
  expect(moods.toSorted((one, other) => one.mood.localeCompare(other.mood))).toEqual([
    { mood: 'angry', count: 1 },
    { mood: 'sad', count: 1 },
  ]);
});

test('a mood of more than an hour ago, told again, counts again', async () => {
  await checkIn(new Date(Date.now() - 61 * 60_000).toISOString(), 'sad');
  await talk('sad', null);
  const { moods } = progressSchema.parse(await read(`?${zone}`));
  expect(moods).toEqual([{ mood: 'sad', count: 2 }]);
});

test('a stranger sees only their own', async () => {
  const { monday } = await week();
  await checkIn(`${monday}T12:00:00Z`);
  await talk('sad', 'calm');
  const stranger = await app.signUp();
  expect((await week(stranger)).days).toEqual([]);
  expect(await changes(stranger)).toEqual([]);
  expect(await patterns(stranger)).toEqual({ hours: [], tags: [] });
});

test.each(['/week', '/patterns', '/week?timeZone=Mars%2FOlympus', '/patterns?timeZone=posixrules'])(
  '%s without a time zone that there is, is refused',
  async (path) => {
    const response = await app.request('GET', `/api/progress${path}`, { as: person });
    expect(response.status).toBe(400);
  },
);

test.each([`/week?${zone}`, '/changes', `/patterns?${zone}`])(
  'whoever is not signed in is refused %s',
  async (path) => {
    const response = await app.request('GET', `/api/progress${path}`);
    expect(response.status).toBe(401);
  },
);
