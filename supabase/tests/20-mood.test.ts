import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersona, noPermission, noPolicy, startSession, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
  await owner.act((tx) => tx`insert into public.mood_entries (mood, note) values ('calm', 'a note')`);
});

test('a person records, reads, changes and deletes their own', async () => {
  expect(await owner.act((tx) => tx`select user_id, mood from public.mood_entries`)).toEqual([
    { user_id: owner.id, mood: 'calm' },
  ]);
  expect(await owner.act((tx) => tx`update public.mood_entries set mood = 'happy' returning mood`)).toHaveLength(1);
  expect(await owner.act((tx) => tx`delete from public.mood_entries returning id`)).toHaveLength(1);
});

test('a stranger sees, changes and deletes nothing', async () => {
  expect(await stranger.act((tx) => tx`select from public.mood_entries`)).toHaveLength(0);
  expect(await stranger.act((tx) => tx`update public.mood_entries set mood = 'sad' returning id`)).toHaveLength(0);
  expect(await stranger.act((tx) => tx`delete from public.mood_entries returning id`)).toHaveLength(0);
});

test('nobody records in the name of another, nor gives an entry away', async () => {
  const forge = stranger.act((tx) => tx`insert into public.mood_entries (user_id, mood) values (${owner.id}, 'sad')`);
  await expect(forge).rejects.toThrow(noPolicy);
  const giveAway = owner.act((tx) => tx`update public.mood_entries set user_id = ${stranger.id}`);
  await expect(giveAway).rejects.toThrow(noPolicy);
});

test('a visitor may do nothing', async () => {
  const nobody = visitor(database.sql);
  await expect(nobody.act((tx) => tx`select from public.mood_entries`)).rejects.toThrow(noPermission);
  const record = nobody.act((tx) => tx`insert into public.mood_entries (mood) values ('calm')`);
  await expect(record).rejects.toThrow(noPermission);
  await expect(nobody.act((tx) => tx`delete from public.mood_entries`)).rejects.toThrow(noPermission);
});

test.each(['Feliz', 'HAPPY', '', "'; drop table public.mood_entries; --"])('%j is no mood', async (mood) => {
  const record = owner.act((tx) => tx`insert into public.mood_entries (mood) values (${mood})`);
  await expect(record).rejects.toThrow(/mood_key/);
});

test.each([
  ['feliz', 'happy'],
  ['neutro', 'neutral'],
  ['triste', 'sad'],
])('the legacy key %s is stored as %s, in entries and conversations', async (legacy, mood) => {
  const entries = await owner.act((tx) => tx`insert into public.mood_entries (mood) values (${legacy}) returning mood`);
  expect(entries).toEqual([{ mood }]);
  expect(await owner.act((tx) => tx`update public.mood_entries set mood = ${legacy} returning mood`)).toContainEqual({
    mood,
  });
  const session = await startSession(owner, { mood: legacy });
  const sessions = await owner.act(
    (tx) => tx`update public.sessions set mood_after = ${legacy} where id = ${session} returning mood, mood_after`,
  );
  expect(sessions).toEqual([{ mood, mood_after: mood }]);
});

test('a change that tells no time is one of now', async () => {
  const [before] = await owner.act(
    (tx) => tx`update public.mood_entries set changed_at = '2020-01-01' returning changed_at`,
  );
  const [after] = await owner.act((tx) => tx`update public.mood_entries set mood = 'sad' returning changed_at`);
  expect(before?.changed_at).toEqual(new Date('2020-01-01'));
  expect(Number(after?.changed_at)).toBeGreaterThan(Date.parse('2026-01-01'));
});

test('a note is at most 500 characters', async () => {
  const record = (length: number) =>
    owner.act((tx) => tx`insert into public.mood_entries (mood, note) values ('calm', ${'é'.repeat(length)})`);
  await record(500);
  await expect(record(501)).rejects.toThrow(/mood_entries_note_length/);
});

test.each(['infinity', '-infinity', '294276-01-01', '0001-01-01 BC'])('an entry of %s is none', async (instant) => {
  const record = owner.act(
    (tx) => tx`insert into public.mood_entries (mood, recorded_at) values ('calm', ${instant}::timestamptz)`,
  );
  await expect(record).rejects.toThrow(/mood_entries_recorded_at_range/);
});
