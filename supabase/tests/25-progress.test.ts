import { achievementIds } from '@alento/domain/progress/schema.ts';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptMessage,
  createPersona,
  noPermission,
  startSession,
  storeReply,
  visitor,
  type Persona,
} from './personas.ts';
import { streakByCalendar } from './streak-by-calendar.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
  await owner.act(async (tx) => {
    await tx`insert into public.mood_entries (mood) values ('calm')`;
    await tx`select private.read_progress('UTC')`;
  });
  await complete(owner);
});
afterAll(() => database.drop());

async function complete(person: Persona): Promise<string> {
  const session = await startSession(person);
  const id = crypto.randomUUID();
  await acceptMessage(person, { session, id });
  await storeReply(person, { to: id });
  await person.act((tx) => tx`update public.sessions set state = 'completed', ended_at = now() where id = ${session}`);
  return session;
}

describe('what was done', () => {
  test.each(['progress_days', 'awarded_achievements'])('is read in %s by its owner alone', async (table) => {
    const seenBy = (actor: Pick<Persona, 'act'>) =>
      actor.act((tx) => tx.statement(`select user_id from private.${table}`, []));
    expect(await seenBy(owner)).toEqual([{ user_id: owner.id }]);
    expect(await seenBy(stranger)).toEqual([]);
    await expect(seenBy(visitor(database.sql))).rejects.toThrow(noPermission);
  });

  test.each(['progress_people', 'progress_quarters', 'progress_days', 'awarded_achievements'])(
    'is written to %s by nobody, the owner included',
    async (table) => {
      for (const statement of [
        `insert into private.${table} (user_id) values ('${owner.id}')`,
        `update private.${table} set user_id = user_id`,
        `delete from private.${table}`,
      ]) {
        await expect(owner.act((tx) => tx.statement(statement, []))).rejects.toThrow(noPermission);
      }
    },
  );

  test('is noted by triggers alone: nobody calls what they call', async () => {
    const calls = [
      `private.note_activity('${owner.id}', now(), 1)`,
      `private.award_achievements('${owner.id}', current_date)`,
      'private.collect_activity()',
    ];
    for (const call of calls) {
      await expect(owner.act((tx) => tx.statement(`select ${call}`, []))).rejects.toThrow(noPermission);
    }
  });
});

describe('the answer', () => {
  const read = (actor: Pick<Persona, 'act'>) => actor.act((tx) => tx`select private.read_progress('UTC') as answer`);

  test('is for whoever asks, never for a visitor or somebody who is leaving', async () => {
    expect(await read(stranger)).toMatchObject([{ answer: { activeDays: 0 } }]);
    await expect(read(visitor(database.sql))).rejects.toThrow(noPermission);
    const leaving = await createPersona(database.sql);
    await database.sql`insert into private.account_deletions (user_id, due_at, email, language)
      values (${leaving.id}, now(), 'a@example.com', 'pt')`;
    await expect(read(leaving)).rejects.toThrow(/for its owner/);
  });

  test('is not for the first of two steps', async () => {
    const careful = await createPersona(database.sql);
    await database.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${careful.id}, 'totp', 'verified', now(), now())`;
    await expect(read(careful)).rejects.toThrow(/for its owner/);
  });

  test('names the achievements that the domain knows, in its order', async () => {
    const goals = await database.sql`select achievement from private.achievement_goals() order by place`;
    expect(goals.map(({ achievement }) => achievement)).toEqual(achievementIds);
  });
});

describe.each([
  ['the days', `private.read_days('UTC', current_date - 30, current_date + 1)`],
  ['the hours of moods', `private.read_mood_hours('UTC', now() - interval '1 year')`],
])('%s', (_, call) => {
  const read = (actor: Pick<Persona, 'act'>) =>
    actor.act((tx) => tx.statement<{ answer: object[] }[]>(`select ${call} as answer`, []));

  test('are for whoever asks, never for a visitor, somebody who is leaving or the first of two steps', async () => {
    const [row] = await read(owner);
    expect(row?.answer).toHaveLength(1);
    expect(await read(stranger)).toEqual([{ answer: [] }]);
    await expect(read(visitor(database.sql))).rejects.toThrow(noPermission);
    const leaving = await createPersona(database.sql);
    await database.sql`insert into private.account_deletions (user_id, due_at, email, language)
      values (${leaving.id}, now(), 'a@example.com', 'pt')`;
    await expect(read(leaving)).rejects.toThrow(/for its owner/);
    const careful = await createPersona(database.sql);
    await database.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${careful.id}, 'totp', 'verified', now(), now())`;
    await expect(read(careful)).rejects.toThrow(/for its owner/);
  });
});

test('conversations are counted as they come and go', async () => {
  const person = await createPersona(database.sql);
  const count = () => person.act((tx) => tx`select private.count_sessions() as total`);
  expect(await count()).toEqual([{ total: 0 }]);
  const [session] = [await complete(person), await complete(person)];
  expect(await count()).toEqual([{ total: 2 }]);
  await stranger.act((tx) => tx`delete from public.sessions where id = ${session}`);
  expect(await count()).toEqual([{ total: 2 }]);
  await person.act((tx) => tx`delete from public.sessions where id = ${session}`);
  expect(await count()).toEqual([{ total: 1 }]);
  await expect(visitor(database.sql).act((tx) => tx`select private.count_sessions()`)).rejects.toThrow(noPermission);
});

test('everything noted as it happened is what is collected from the tables', async () => {
  const person = await createPersona(database.sql);
  await complete(person);
  await person.act(
    (tx) => tx`insert into public.mood_entries (mood, recorded_at) values ('triste', now() - interval '5 days')`,
  );
  await person.act(
    (tx) => tx`insert into public.dialogue_runs (id, body, started_at, changed_at, finished_at)
    values (gen_random_uuid(), '\\x00', now(), now(), now())`,
  );
  await person.act(
    (tx) => tx`insert into public.practices (id, kind, practice, started_at, finished_at, seconds, changed_at)
    values (gen_random_uuid(), 'meditation', 'bodyScan', now(), now(), 180, now())`,
  );
  const quarters = () => database.sql`
    select quarter, replies, conversations, completed, check_ins, practices, moods from private.progress_quarters
    where user_id = ${person.id} order by quarter`;
  const noted = await quarters();
  await database.sql`delete from private.progress_quarters where user_id = ${person.id}`;
  await database.sql`delete from private.progress_people where user_id = ${person.id}`;
  await database.sql`select private.collect_activity()`;
  expect(await quarters()).toEqual(noted);
  expect(noted).toHaveLength(2);
  expect(noted.at(-1)).toMatchObject({ practices: 2 });
  expect(await person.act((tx) => tx`select private.count_sessions() as total`)).toEqual([{ total: 1 }]);
});

describe('a streak', () => {
  const today = '2028-03-02';
  let person: Persona;
  beforeAll(async () => (person = await createPersona(database.sql)));

  async function streakOf(days: readonly string[]): Promise<unknown> {
    await database.sql`delete from private.progress_days where user_id = ${person.id}`;
    await database.sql`
      insert into private.progress_days
        (user_id, day, replies, conversations, completed, seconds, check_ins, practices, moods)
      select ${person.id}, day::date, 0, 0, 0, 0, 1, 0, '{}' from unnest(${days}::text[]) day`;
    const [streak] = await database.sql`select * from private.streak_of(${person.id}, ${today})`;
    return streak;
  }

  test.each([
    ['nothing before the first active day', [], 0, 0],
    ['kept while today is not over', ['2028-02-29', '2028-03-01'], 2, 2],
    ['kept by two missed days, and not lengthened', ['2028-02-10', '2028-02-12', '2028-02-14'], 0, 3],
    [
      'over after a third missed day, and the longest stays',
      ['2028-02-02', '2028-02-04', '2028-02-06', '2028-02-08'],
      0,
      3,
    ],
    ['forgiven two more days in a new month', ['2028-02-27', '2028-03-02'], 2, 2],
    ['not of days after today', ['2028-03-03'], 0, 0],
  ])('is %s', async (_what, days, current, longest) => {
    expect(await streakOf(days)).toEqual({ current, longest });
  });

  // Three years before today and a little after: leap day, ends of months and years, gaps of every length.
  const dayOffsets = fc.uniqueArray(fc.oneof(fc.integer({ min: -40, max: 2 }), fc.integer({ min: -1100, max: 2 })), {
    maxLength: 120,
  });
  const runs = fc
    .array(fc.record({ active: fc.integer({ min: 1, max: 20 }), missed: fc.integer({ min: 1, max: 6 }) }), {
      maxLength: 25,
    })
    .map(offsetsOfRuns);

  test('is what a calendar that is walked day by day says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(dayOffsets, runs), async (offsets) => {
        const days = offsets.map((offset) =>
          new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10),
        );
        expect(await streakOf(days)).toEqual(streakByCalendar(days, today));
      }),
      { numRuns: 300 },
    );
  });
});

/** Active days that end today or before, in runs with missed days after each. */
function offsetsOfRuns(described: readonly { active: number; missed: number }[]): number[] {
  const offsets: number[] = [];
  let offset = 0;
  for (const { active, missed } of described) {
    for (let day = 0; day < active; day += 1) offsets.push(offset - day);
    offset -= active + missed;
  }
  return offsets;
}
