import { expect, test } from 'vitest';
import { changesOf, dayParts, isInPart, sharesOf, tagsByCount, totalOf } from './mood-shares.ts';

test('a change is counted by what it did, and by its kind alone', () => {
  const changes = [
    { kind: 'conversation', before: 'sad', after: 'calm', count: 3 },
    { kind: 'conversation', before: 'sad', after: 'down', count: 2 },
    { kind: 'conversation', before: 'calm', after: 'angry', count: 1 },
    { kind: 'breathing', before: 'anxious', after: 'calm', count: 9 },
  ] as const;
  const shares = changesOf('conversation', { changes: [...changes] });
  expect(shares).toEqual({ low: 1, neutral: 2, high: 3 });
  expect(totalOf(shares)).toBe(6);
  expect(totalOf(changesOf('meditation', { changes: [...changes] }))).toBe(0);
});

test('every hour lies in one part of the day, and the night in the last', () => {
  for (let hour = 0; hour < 24; hour += 1) expect(dayParts.filter((part) => isInPart(hour, part))).toHaveLength(1);
  expect(dayParts.filter((part) => [4, 6].every((hour) => isInPart(hour, part)))).toEqual([4]);
  expect(dayParts.filter((part) => [1, 3].every((hour) => isInPart(hour, part)))).toEqual([1]);
  expect(dayParts.filter((part) => [22, 0].every((hour) => isInPart(hour, part)))).toEqual([22]);
});

test('moods that pass are counted by their group', () => {
  const told = [
    { mood: 'sad', count: 2, weekday: 1 },
    { mood: 'neutral', count: 1, weekday: 1 },
    { mood: 'happy', count: 4, weekday: 2 },
  ] as const;
  expect(sharesOf(told, ({ weekday }) => weekday === 1)).toEqual({ low: 2, neutral: 1, high: 0 });
});

test('tags come by how often they were told', () => {
  const tags = [
    { tag: 'work', mood: 'sad', count: 1 },
    { tag: 'sleep', mood: 'calm', count: 2 },
    { tag: 'work', mood: 'calm', count: 2 },
  ] as const;
  expect(tagsByCount({ hours: [], tags: [...tags] })).toEqual(['work', 'sleep']);
});
