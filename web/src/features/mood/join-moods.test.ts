import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import { expect, test } from 'vitest';
import { joinMoods } from './join-moods.ts';
import { newMood } from './state.ts';

const at = (recordedAt: string, change: Partial<MoodEntry> = {}): MoodEntry => ({
  ...newMood('calm'),
  recordedAt,
  notedAt: recordedAt,
  changedAt: recordedAt,
  ...change,
});

const [morning, noon, evening] = [at('2026-03-10T08:00:00Z'), at('2026-03-10T12:00:00Z'), at('2026-03-10T19:00:00Z')];
const nothing = { unsent: [], sent: [], removed: new Set<string>() };

test('what is on its way stands among what was read, felt last first', () => {
  expect(joinMoods([evening, morning], { ...nothing, unsent: [noon] }, null)).toEqual([evening, noon, morning]);
});

test('of two states of a mood the later is shown', () => {
  const changed = { ...noon, note: 'later', changedAt: '2026-03-11T08:00:00Z' };
  expect(joinMoods([noon], { ...nothing, unsent: [changed] }, null)).toEqual([changed]);
  expect(joinMoods([changed], { ...nothing, sent: [noon] }, null)).toEqual([changed]);
});

test('what was deleted is not shown', () => {
  const state = { unsent: [noon], sent: [], removed: new Set([noon.id, morning.id]) };
  expect(joinMoods([evening, morning], state, null)).toEqual([evening]);
});

test('what is older than was read waits for its page', () => {
  expect(joinMoods([evening, noon], { ...nothing, sent: [morning] }, noon.recordedAt)).toEqual([evening, noon]);
});
