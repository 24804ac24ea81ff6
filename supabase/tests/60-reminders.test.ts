import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersona, noPermission, noPolicy, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
});

const ask = (person: Pick<Persona, 'act'>, time = '20:00', days = [1, 7]) =>
  person.act((tx) => tx`insert into public.reminders (days, time, time_zone) values (${days}, ${time}, 'Asia/Tokyo')`);

const join = (person: Pick<Persona, 'act'>) =>
  person.act(
    (tx) => tx`insert into public.reminder_devices (id, endpoint, p256dh, auth, session_id)
      values (${'a'.repeat(64)}, 'https://push.example', ${'B'.repeat(87)}, ${'A'.repeat(22)}, ${randomUUID()})`,
  );

test.each(['reminders', 'reminder_devices'])('%s are read, changed and deleted by their owner alone', async (table) => {
  await ask(owner);
  await join(owner);
  const sees = (person: Persona) => person.act((tx) => tx.statement(`select user_id from public.${table}`, []));
  expect(await sees(owner)).toEqual([{ user_id: owner.id }]);
  expect(await sees(stranger)).toEqual([]);
  await stranger.act((tx) => tx.statement(`delete from public.${table}`, []));
  expect(await sees(owner)).toHaveLength(1);
  await owner.act((tx) => tx.statement(`delete from public.${table}`, []));
  expect(await sees(owner)).toEqual([]);
});

test('a stranger moves nobody’s times', async () => {
  await ask(owner);
  await stranger.act((tx) => tx`update public.reminders set time = '09:00'`);
  expect(await owner.act((tx) => tx`select time from public.reminders`)).toEqual([{ time: '20:00:00' }]);
});

test('nobody says for whom or when by the clock they are reminded', async () => {
  const forge = stranger.act(
    (tx) =>
      tx`insert into public.reminders (user_id, days, time, time_zone) values (${owner.id}, '{1}', '20:00', 'UTC')`,
  );
  await expect(forge).rejects.toThrow(noPermission);
  await ask(owner);
  await expect(owner.act((tx) => tx`update public.reminders set due_at = now()`)).rejects.toThrow(noPermission);
});

test.each([
  ['by night', '22:00', [1]],
  ['before the morning', '07:59', [1]],
  ['on no day', '20:00', []],
  ['on a day that is none', '20:00', [0]],
])('nobody is reminded %s', async (_, time, days) => {
  await expect(ask(owner, time, days)).rejects.toThrow(/violates (?:check|not-null) constraint/);
});

test('whoever has asked for the deletion of their account reaches nothing', async () => {
  await ask(owner);
  await join(owner);
  await database.sql`insert into private.account_deletions (user_id, due_at, email, language)
    values (${owner.id}, now(), 'a@example.com', 'pt')`;
  expect(await owner.act((tx) => tx`select from public.reminders`)).toEqual([]);
  expect(await owner.act((tx) => tx`select from public.reminder_devices`)).toEqual([]);
  await expect(ask(owner)).rejects.toThrow(noPolicy);
});

test('a visitor has neither', async () => {
  await expect(ask(visitor(database.sql))).rejects.toThrow(noPermission);
  await expect(join(visitor(database.sql))).rejects.toThrow(noPermission);
});
