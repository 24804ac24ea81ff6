import { achievementIds, progressSchema, type Progress } from '@alento/domain/progress/schema.ts';
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
    moodDays: [],
    time: { totalSeconds: 0, averageSeconds: null, lastSessionAt: null },
  });
  expect(progress.achievements.map(({ id, current }) => [id, current])).toEqual(achievementIds.map((id) => [id, 0]));
  expect(progress.months).toHaveLength(12);
  expect(progress.months.at(-1)?.month).toBe(progress.today.slice(0, 7));
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
  // In Japan both are of one day; the longest streak is kept all the same.
  expect(await read(person, 'Asia/Tokyo')).toMatchObject({ activeDays: 1, streak: { longest: 2 } });
  expect(await read(person)).toMatchObject({ activeDays: 2 });
});

test.each([
  // 04:00 local is 16:00 UTC in the west, 14:00 UTC of the day before in the east.
  ['Etc/GMT+12', '2026-03-02T15:59:59Z', '2026-03-01'],
  ['Etc/GMT+12', '2026-03-02T16:00:00Z', '2026-03-02'],
  ['Pacific/Kiritimati', '2026-03-01T13:59:59Z', '2026-03-01'],
  ['Pacific/Kiritimati', '2026-03-01T14:00:00Z', '2026-03-02'],
  ['Asia/Kathmandu', '2026-03-01T22:14:59Z', '2026-03-01'],
  ['Asia/Kathmandu', '2026-03-01T22:15:00Z', '2026-03-02'],
  // Clocks go forward at 01:00 UTC, and back on 25 October.
  ['Europe/Berlin', '2026-03-29T01:59:59Z', '2026-03-28'],
  ['Europe/Berlin', '2026-03-29T02:00:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25T02:59:59Z', '2026-10-24'],
  ['Europe/Berlin', '2026-10-25T03:00:00Z', '2026-10-25'],
  ['UTC', '2028-02-29T04:00:00Z', '2028-02-29'],
])('in %s, %s belongs to %s', async (timeZone, instant, day) => {
  await checkIn(instant, 'calm');
  await read(person, timeZone);
  const days = await app.sql`select day::text from private.progress_days where user_id = ${person.id}`;
  expect(days).toEqual([{ day }]);
  // Noted after the time zone was known, it lands on the same day.
  await checkIn(instant, 'good');
  expect(await app.sql`select day::text, check_ins from private.progress_days where user_id = ${person.id}`).toEqual([
    { day, check_ins: 2 },
  ]);
});

async function converse(): Promise<string> {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id));
  await app.request('PATCH', `/api/sessions/${id}`, {
    as: person,
    json: { state: 'completed', moodAfter: 'relieved' },
  });
  return id;
}

test('deleting a conversation changes nothing but the list', async () => {
  const kept = await converse();
  const before = await read(person);
  expect(before).toMatchObject({ sessionsCompleted: 1, activeDays: 1 });
  expect(before.achievements[0]).toMatchObject({ id: 'firstStep', current: 1 });
  expect(before.moods).toContainEqual({ mood: 'relieved', count: 1 });
  expect((await app.request('DELETE', `/api/sessions/${kept}`, { as: person })).status).toBe(204);
  expect(await read(person)).toEqual(before);
});

test('a conversation that ran out by itself is completed, also when it is deleted before anybody looked', async () => {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id));
  await app.sql`update public.sessions set last_activity_at = now() - interval '13 hours' where id = ${id}`;
  await app.request('DELETE', `/api/sessions/${id}`, { as: person });
  expect((await read(person)).sessionsCompleted).toBe(1);
});

test('a conversation is counted once, however often it is ended or read', async () => {
  const id = await converse();
  await read(person);
  await app.sql`update public.sessions set state = 'in_progress', ended_at = null where id = ${id}`;
  await app.request('PATCH', `/api/sessions/${id}`, { as: person, json: { state: 'completed' } });
  await app.request('PATCH', `/api/sessions/${id}`, { as: person, json: { moodAfter: 'calm' } });
  const progress = await read(person);
  expect(progress.sessionsCompleted).toBe(1);
  expect(progress.moods.map(({ mood }) => mood)).not.toContain('relieved');
});

test('a mood that is taken back is not told; what was reached by it stays', async () => {
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) await checkIn(`${day}T12:00:00Z`);
  const reached = (progress: Progress) => progress.achievements.find(({ id }) => id === 'threeDays')?.current;
  expect(reached(await read(person))).toBe(3);
  await app.sql`delete from public.mood_entries where user_id = ${person.id}`;
  const progress = await read(person);
  expect(progress).toMatchObject({ activeDays: 0, moodDays: [], streak: { current: 0, longest: 3 } });
  expect(reached(progress)).toBe(3);
});

test('a finished practice makes a day active, and its deletion takes nothing away', async () => {
  await app.sql`insert into public.dialogue_runs (id, user_id, body, started_at, changed_at, finished_at)
    values (gen_random_uuid(), ${person.id}, '\\x00', now(), now(), now() + interval '3 days')`;
  await app.sql`delete from public.dialogue_runs where user_id = ${person.id}`;
  expect(await read(person)).toMatchObject({ activeDays: 1, streak: { current: 1 } });
});

test('time in conversations leaves out what was a pause', async () => {
  const { id } = await createSession(app, person);
  await hearReply(await postMessage(app, person, id));
  const { totalSeconds } = (await read(person)).time;
  const later = (minutes: number) =>
    app.sql`update public.sessions set last_activity_at = last_activity_at + ${minutes} * interval '1 minute'
      where id = ${id}`;
  await later(10);
  await later(45);
  const { time } = await read(person, 'Asia/Tokyo');
  expect(time.totalSeconds).toBe(totalSeconds + 600);
  expect(time.averageSeconds).toBe(time.totalSeconds);
  expect(Date.parse(time.lastSessionAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('legacy moods are told as their modern ones', async () => {
  for (const mood of ['feliz', 'neutro', 'triste']) await checkIn(new Date().toISOString(), mood);
  expect((await read(person)).moods.map(({ mood }) => mood)).toEqual(['happy', 'neutral', 'sad']);
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
