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

test.each(Object.entries(histories))('a history can be %s', (trend, moods) => {
  expect(moodTrendOf(moods)).toBe(trend);
});

test('two moods are no trend', () => {
  expect(moodTrendOf([])).toBeNull();
  expect(moodTrendOf(['verySad', 'joyful'])).toBeNull();
});
