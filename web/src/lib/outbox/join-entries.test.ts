import { expect, test } from 'vitest';
import { joinEntries } from './join-entries.ts';

const at = (writtenAt: string) => ({ id: crypto.randomUUID(), text: '', writtenAt, changedAt: writtenAt });
type Note = ReturnType<typeof at>;

const instantOf = ({ writtenAt }: Note): string => writtenAt;
const all = { instantOf, reaches: null };

const [morning, noon, evening] = [at('2026-03-10T08:00:00Z'), at('2026-03-10T12:00:00Z'), at('2026-03-10T19:00:00Z')];
const nothing = { unsent: [] as Note[], sent: [] as Note[], removed: new Set<string>() };

test('what is on its way stands among what was read, the newest first', () => {
  expect(joinEntries([evening, morning], { ...nothing, unsent: [noon] }, all)).toEqual([evening, noon, morning]);
});

test('of two states of an entry the later is shown', () => {
  const changed = { ...noon, text: 'later', changedAt: '2026-03-11T08:00:00Z' };
  expect(joinEntries([noon], { ...nothing, unsent: [changed] }, all)).toEqual([changed]);
  expect(joinEntries([changed], { ...nothing, sent: [noon] }, all)).toEqual([changed]);
});

test('what was deleted is not shown', () => {
  const state = { unsent: [noon], sent: [] as Note[], removed: new Set([noon.id, morning.id]) };
  expect(joinEntries([evening, morning], state, all)).toEqual([evening]);
});

test('what is older than was read waits for its page', () => {
  expect(joinEntries([evening, noon], { ...nothing, sent: [morning] }, { instantOf, reaches: noon.writtenAt })).toEqual(
    [evening, noon],
  );
});
