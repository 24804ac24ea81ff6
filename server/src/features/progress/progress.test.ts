import { progressSchema, type Progress } from '@alento/domain/progress/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (person = await app.signUp()));

const path = (timeZone: string) => `/api/progress?timeZone=${encodeURIComponent(timeZone)}`;

async function read(as: TestPerson, timeZone = 'America/Sao_Paulo'): Promise<Progress> {
  const response = await app.request('GET', path(timeZone), { as });
  expect(response.status).toBe(200);
  return progressSchema.parse(await response.json());
}

const checkIn = (instant: string, mood = 'calm') =>
  app.sql`insert into public.mood_entries (user_id, mood, recorded_at) values (${person.id}, ${mood}, ${instant})`;

test('somebody new has nothing yet, and a week of seven days', async () => {
  const progress = await read(person);
  expect(progress).toMatchObject({
    sessionsCompleted: 0,
    activeDays: 0,
    streak: { current: 0, longest: 0 },
    moods: [],
  });
  expect(progress.week).toHaveLength(7);
  expect(progress.week.at(-1)?.day).toBe(progress.today);
  expect(progress.week.some(({ isActive }) => isActive)).toBe(false);
});

test('a conversation makes today active, and counts as completed once it is over', async () => {
  const session = await createSession(app, person);
  expect((await read(person)).activeDays).toBe(0);
  await hearReply(await postMessage(app, person, session.id));
  expect(await read(person)).toMatchObject({ activeDays: 1, sessionsCompleted: 0, streak: { current: 1, longest: 1 } });
  await app.request('PATCH', `/api/sessions/${session.id}`, { as: person, json: { state: 'completed' } });
  expect((await read(person)).sessionsCompleted).toBe(1);
});

test('a day runs to four in the morning where the person is', async () => {
  // 03:30 and 04:30 of 2 March in São Paulo, three hours behind UTC.
  await checkIn('2026-03-02T06:30:00Z');
  expect(await read(person)).toMatchObject({ activeDays: 1, streak: { longest: 1 } });
  await checkIn('2026-03-02T07:30:00Z');
  expect(await read(person)).toMatchObject({ activeDays: 2, streak: { longest: 2 } });
  expect(await read(person, 'Asia/Tokyo')).toMatchObject({ activeDays: 1, streak: { longest: 1 } });
});

test('moods of the last thirty days are counted, the most frequent first', async () => {
  const now = new Date().toISOString();
  await checkIn(now, 'tired');
  await checkIn(now, 'calm');
  await checkIn(now, 'calm');
  await checkIn('2020-01-01T12:00:00Z', 'angry');
  expect((await read(person)).moods).toEqual([
    { mood: 'calm', count: 2 },
    { mood: 'tired', count: 1 },
  ]);
});

test('a stranger’s days are their own', async () => {
  await checkIn(new Date().toISOString());
  expect((await read(await app.signUp())).activeDays).toBe(0);
});

test('whoever is not signed in is refused', async () => {
  const response = await app.request('GET', path('America/Sao_Paulo'));
  expect(response.status).toBe(401);
});

// Node knows the last three, and PostgreSQL none of them as Node does.
test.each(['', 'Mars/Olympus', "UTC'; select 1", 'x'.repeat(70), '+05:30', '+0530', 'US/Pacific-New'])(
  '%j is no time zone',
  async (timeZone) => {
    const response = await app.request('GET', path(timeZone), { as: person });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'common.invalid_input', params: { field: 'timeZone' } },
    });
  },
);
