import { randomUUID } from 'node:crypto';
import { getPlanState } from '@alento/domain/billing/entitlement.ts';
import { subscriptionStatuses, type OwnPlan, type PlanFacts } from '@alento/domain/billing/schema.ts';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptMessage, createPersona, noPermission, startSession, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(() => sell({ isSold: true }));

const sell = ({ isSold, messages = 40, sessions = 3 }: { isSold: boolean; messages?: number; sessions?: number }) =>
  database.sql`update private.plan_settings set is_sold = ${isSold}, messages_a_day = ${messages},
    sessions_a_day = ${sessions}`;

async function createAdult(): Promise<Persona> {
  const person = await createPersona(database.sql);
  await person.growUp();
  return person;
}

const readPlan = async (person: Persona): Promise<OwnPlan | undefined> =>
  (await person.act((tx) => tx<{ plan: OwnPlan }[]>`select private.own_plan() as plan`))[0]?.plan;

const take = async (person: Persona, kind = 'messages') =>
  (await person.act((tx) => tx`select private.take_allowance(${kind}) as taken`))[0]?.taken;

const startTrial = async (person: Persona) =>
  (await person.act((tx) => tx`select private.start_trial() as outcome`))[0]?.outcome;

// Around the changes of the clocks, the ends of months and a leap day.
const turns = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-11-01T06:00:00Z', '2028-02-29T00:00:00Z'];
const instant = fc
  .record({ turn: fc.constantFrom(...turns), minutes: fc.integer({ min: -16_000, max: 16_000 }) })
  .map(({ turn, minutes }) => new Date(Date.parse(turn) + minutes * 60_000).toISOString());

const facts: fc.Arbitrary<PlanFacts> = fc.record({
  isGranted: fc.boolean(),
  premiumGrantedUntil: fc.option(instant),
  trialStartedAt: fc.option(instant),
  trialExtendedUntil: fc.option(instant),
  isTrialUsed: fc.boolean(),
  graceHours: fc.integer({ min: 0, max: 48 }),
  subscription: fc.option(
    fc.record({ status: fc.constantFrom(...subscriptionStatuses), renews: fc.boolean(), paidUntil: instant }),
  ),
});

test.each(['UTC', 'America/Sao_Paulo', 'Europe/Berlin', 'America/New_York'])(
  'the domain and the database decide the same, in the time zone %s',
  async (zone) => {
    const cases = fc.sample(fc.tuple(facts, instant), 3_000);
    const given = cases.map(([plan, at]) => ({ ...plan, ...plan.subscription, at }));
    const { rows } = await database.sql.begin(async (tx) => {
      await tx`select set_config('timezone', ${zone}, true)`;
      return {
        rows: await tx<{ state: string }[]>`
          select private.judge_grants(
            private.judge_plan((c->>'isGranted')::boolean, (c->>'trialStartedAt')::timestamptz,
              (c->>'isTrialUsed')::boolean, (c->>'graceHours')::integer, c->>'status', (c->>'renews')::boolean,
              (c->>'paidUntil')::timestamptz, (c->>'at')::timestamptz),
            (c->>'premiumGrantedUntil')::timestamptz, (c->>'trialExtendedUntil')::timestamptz,
            (c->>'isTrialUsed')::boolean, (c->>'graceHours')::integer, (c->>'at')::timestamptz) as state
          from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality as cases (c, n) order by n`,
      };
    });
    const told = rows.map(({ state }) => state);
    expect(told).toEqual(cases.map(([plan, at]) => getPlanState(plan, new Date(at))));
    expect(new Set(told).size).toBe(6);
  },
);

test('forty messages of fifty that are sent at once are accepted, never forty-one', async () => {
  const person = await createAdult();
  await sell({ isSold: true, sessions: 5 });
  const sessions = await Promise.all(Array.from({ length: 5 }, () => startSession(person)));
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, n) => acceptMessage(person, { session: sessions[n % 5] ?? '' })),
  );
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(40);
  expect(outcomes.filter((outcome) => outcome === 'message_limit')).toHaveLength(10);
  expect((await readPlan(person))?.allowances).toMatchObject({ messages: { limit: 40, used: 40 } });
});

test('a message in danger is always taken and never counted, and neither are those of the day after it', async () => {
  const person = await createAdult();
  const session = await startSession(person);
  await sell({ isSold: true, messages: 1 });
  expect(await acceptMessage(person, { session })).toBe('accepted');
  expect(await acceptMessage(person, { session })).toBe('message_limit');
  expect(await acceptMessage(person, { session, tier: 2 })).toBe('accepted');
  expect(await acceptMessage(person, { session })).toBe('accepted');
  expect((await readPlan(person))?.allowances).toMatchObject({ messages: { used: 1 } });
});

test('three conversations of ten that are begun at once begin, each counted with its first message alone', async () => {
  const person = await createAdult();
  const sessions = await Promise.all(Array.from({ length: 10 }, () => startSession(person)));
  const outcomes = await Promise.all(sessions.map((session) => acceptMessage(person, { session })));
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === 'session_limit')).toHaveLength(7);
  const begun = sessions[outcomes.indexOf('accepted')] ?? '';
  expect(await acceptMessage(person, { session: begun })).toBe('accepted');
  expect((await readPlan(person))?.allowances).toMatchObject({
    messages: { used: 4 },
    sessions: { limit: 3, used: 3 },
  });
  const fourth = sessions[outcomes.indexOf('session_limit')] ?? '';
  expect(await acceptMessage(person, { session: fourth, tier: 2 })).toBe('accepted');
  expect((await readPlan(person))?.allowances).toMatchObject({ sessions: { used: 3 } });
});

test('a message that is sent again, refused or not stored is not counted', async () => {
  const [person, other] = [await createAdult(), await createAdult()];
  const session = await startSession(person);
  const id = randomUUID();
  await acceptMessage(person, { session, id });
  expect(await acceptMessage(person, { session, id })).toBe('known');
  expect(await acceptMessage(person, { session, replaces: randomUUID() })).toBe('message_not_found');
  expect(await acceptMessage(other, { session: await startSession(other), id })).toBe('message_conflict');
  expect((await readPlan(person))?.allowances).toMatchObject({ messages: { used: 1 } });
  expect((await readPlan(other))?.allowances).toMatchObject({ messages: { used: 0 } });
});

test('the next day begins at four in the morning where the person is, and a new time zone is no new day', async () => {
  const person = await createAdult();
  const zone = 'Asia/Tokyo';
  await database.sql`insert into private.progress_people (user_id, time_zone) values (${person.id}, ${zone})
    on conflict (user_id) do update set time_zone = excluded.time_zone`;
  await take(person);
  const [told] = await database.sql<{ hour: string }[]>`
    select to_char(resets_at at time zone ${zone}, 'HH24:MI') as hour from private.plan_usage where user_id = ${person.id}`;
  expect(told?.hour).toBe('04:00');
  await database.sql`update private.plan_usage set resets_at = now() - interval '1 minute', messages = 40
    where user_id = ${person.id}`;
  await database.sql`update private.progress_people set time_zone = 'UTC' where user_id = ${person.id}`;
  expect(await take(person)).toBe(true);
  const [next] = await database.sql<{ far: boolean; used: number }[]>`
    select resets_at > now() + interval '19 hours' as far, messages as used from private.plan_usage
    where user_id = ${person.id}`;
  expect(next).toEqual({ far: true, used: 1 });
});

test('where nothing is sold nothing is counted and everything is open', async () => {
  await sell({ isSold: false, messages: 1 });
  const person = await createAdult();
  for (let n = 0; n < 3; n++) expect(await take(person)).toBe(true);
  expect(await readPlan(person)).toMatchObject({ isSold: false, isPremium: true, allowances: null });
  expect(await startTrial(person)).toBe('not_sold');
});

test('a trial begins once, opens Premium, and ends when the person says so', async () => {
  const person = await createAdult();
  expect(await readPlan(person)).toMatchObject({ state: 'free', isPremium: false });
  expect(await Promise.all([startTrial(person), startTrial(person)])).toEqual(
    expect.arrayContaining(['begun', 'unavailable']),
  );
  expect(await readPlan(person)).toMatchObject({ state: 'trial', isPremium: true, allowances: null });
  await person.act((tx) => tx`select private.cancel_trial()`);
  expect(await readPlan(person)).toMatchObject({ state: 'expired', isPremium: false });
  expect(await startTrial(person)).toBe('unavailable');
});

test.each([
  ['ana@example.com', 'Ana+again@Example.com'],
  ['a.n.a@gmail.com', 'ana+2@googlemail.com'],
])('whoever had a trial as %s, left and comes back as %s has had it', async (first, second) => {
  const person = await createAdult();
  await database.sql`update auth.users set email = ${first} where id = ${person.id}`;
  expect(await startTrial(person)).toBe('begun');
  await database.sql`delete from auth.users where id = ${person.id}`;
  const again = await createAdult();
  await database.sql`update auth.users set email = ${second} where id = ${again.id}`;
  expect(await startTrial(again)).toBe('unavailable');
  expect(await readPlan(again)).toMatchObject({ state: 'expired' });
  const [kept] =
    await database.sql`select digest::text as digest from private.used_trials order by begun_on desc limit 1`;
  expect(kept?.digest).toMatch(/^\\x[\da-f]{64}$/);
  await database.sql`delete from auth.users where id = ${again.id}`;
});

test('a Google sign-up whose address had a trial gets no second one', async () => {
  const person = await createPersona(database.sql);
  await database.sql`update auth.users set email = 'gone@example.com' where id = ${person.id}`;
  await startTrial(person);
  await database.sql`delete from auth.users where id = ${person.id}`;
  const again = await createPersona(database.sql);
  await database.sql`update auth.users set email = 'gone@example.com' where id = ${again.id}`;
  await database.sql`insert into auth.identities (provider, provider_id, user_id, identity_data)
    values ('google', 'gone', ${again.id}, '{"sub":"gone"}')`;
  await again.act((tx) => tx`insert into public.perfis (id_usuario) values (${again.id})`);
  expect(await readPlan(again)).toMatchObject({ state: 'expired', facts: { trialStartedAt: null, isTrialUsed: true } });
});

test('a person reads their own subscription, and writes nothing of a plan', async () => {
  const [person, other] = [await createAdult(), await createAdult()];
  await database.sql`insert into private.subscriptions
    (user_id, source, external_id, period, status, renews, paid_until, reading)
    values (${person.id}, 'web-stripe', 'sub_own', 'month', 'active', true, now() + interval '1 day', 1)`;
  const read = (who: Persona) => who.act((tx) => tx`select external_id from private.subscriptions`);
  expect(await read(person)).toEqual([{ external_id: 'sub_own' }]);
  expect(await read(other)).toEqual([]);
  expect(await readPlan(person)).toMatchObject({ state: 'premium', purchase: { source: 'web-stripe' } });
  for (const table of ['subscriptions', 'plan_usage', 'plan_settings', 'used_trials', 'payment_customers']) {
    await expect(other.act((tx) => tx.statement(`delete from private.${table}`, []))).rejects.toThrow(noPermission);
  }
  const forge = (who: Pick<Persona, 'act'>) =>
    who.act(
      (tx) => tx`select private.apply_subscription(null, 1, ${other.id}, 'cus', 'web-stripe', 'sub', 'month',
      'active', true, now() + interval '1 year', 'USD', 1)`,
    );
  await expect(forge(other)).rejects.toThrow(noPermission);
  await expect(visitor(database.sql).act((tx) => tx`select private.own_plan()`)).rejects.toThrow(noPermission);
});
