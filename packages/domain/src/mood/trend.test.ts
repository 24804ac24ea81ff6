import { expect, test } from 'vitest';
import type { Mood } from './schema.ts';
import { moodTrendOf } from './trend.ts';
import type { MoodTrend } from './trend-schema.ts';

const histories: Record<MoodTrend, readonly Mood[]> = {
  lighter: ['verySad', 'sad', 'down', 'neutral', 'good'],
  heavier: ['happy', 'good', 'neutral', 'worried', 'sad'],
  low: ['sad', 'down', 'anxious', 'tired'],
  high: ['good', 'calm', 'grateful', 'happy'],
  changing: ['happy', 'sad', 'joyful', 'verySad', 'happy', 'sad', 'good', 'down'],
  even: ['neutral', 'thoughtful', 'neutral', 'confused'],
};

/** One mood a day, the last of them so many days ago. */
const daily = (moods: readonly Mood[], endedDaysAgo = 0) =>
  moods.map((mood, index) => ({ mood, daysAgo: endedDaysAgo + moods.length - 1 - index }));

const sameDay = (moods: readonly Mood[]) => moods.map((mood) => ({ mood, daysAgo: 0 }));

test.each(Object.entries(histories))('a history can be %s', (trend, moods) => {
  expect(moodTrendOf(daily(moods))).toBe(trend);
});

test.each(Object.values(histories))('moods of one day say nothing about days', (...moods) => {
  expect(moodTrendOf(sameDay(moods))).toBeNull();
});

test('two days are no trend, and what lies days back is not the last days', () => {
  expect(moodTrendOf([])).toBeNull();
  expect(moodTrendOf(daily(['verySad', 'joyful']))).toBeNull();
  expect(moodTrendOf(daily(histories.lighter, 3))).toBeNull();
  expect(moodTrendOf(daily(histories.lighter, 2))).toBe('lighter');
});

test('three days have no direction yet, only a level', () => {
  expect(moodTrendOf(daily(['neutral', 'good', 'happy']))).toBe('high');
});

test('heavy days are in a row only if none lies between them', () => {
  const days = [
    { mood: 'sad', daysAgo: 8 },
    { mood: 'down', daysAgo: 4 },
    { mood: 'sad', daysAgo: 0 },
  ] as const;
  expect(moodTrendOf(days)).toBeNull();
});
