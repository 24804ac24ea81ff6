import { expect, test } from 'vitest';
import { achievementsOf } from './achievements.ts';

const reached = (counts: { sessions: number; streak: number }) =>
  achievementsOf(counts)
    .filter(({ current, total }) => current === total)
    .map(({ id }) => id);

test('a new person has ten ahead of them', () => {
  const achievements = achievementsOf({ sessions: 0, streak: 0 });
  expect(achievements).toHaveLength(10);
  expect(achievements.every(({ current }) => current === 0)).toBe(true);
});

test('each is reached at its own count, and not one before', () => {
  expect(reached({ sessions: 1, streak: 2 })).toEqual(['firstStep']);
  expect(reached({ sessions: 24, streak: 7 })).toEqual([
    'firstStep',
    'threeDays',
    'selfKnowledge',
    'consistency',
    'explorer',
  ]);
  expect(reached({ sessions: 100, streak: 30 })).toHaveLength(10);
});

test('more than enough is shown as enough', () => {
  const [first] = achievementsOf({ sessions: 400, streak: 0 });
  expect(first).toEqual({ id: 'firstStep', measure: 'sessions', current: 1, total: 1 });
});
