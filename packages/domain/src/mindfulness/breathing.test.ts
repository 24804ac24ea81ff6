import { expect, test } from 'vitest';
import { breathAt, breathingIds, breathingPatterns, lengthOf } from './breathing.ts';

test('4-7-8 is four seconds in, seven held and eight out, four times', () => {
  expect(breathAt(breathingPatterns.fourSevenEight, 0)).toEqual({ phase: 'in', seconds: 4, left: 4, round: 1 });
  expect(breathAt(breathingPatterns.fourSevenEight, 3.9)).toEqual({ phase: 'in', seconds: 4, left: 1, round: 1 });
  expect(breathAt(breathingPatterns.fourSevenEight, 4)).toEqual({ phase: 'hold', seconds: 7, left: 7, round: 1 });
  expect(breathAt(breathingPatterns.fourSevenEight, 11)).toEqual({ phase: 'out', seconds: 8, left: 8, round: 1 });
  expect(breathAt(breathingPatterns.fourSevenEight, 19)).toEqual({ phase: 'in', seconds: 4, left: 4, round: 2 });
  expect(lengthOf(breathingPatterns.fourSevenEight)).toBe(76);
});

test('a square has four equal sides', () => {
  const sides = [0, 4, 8, 12].map((second) => breathAt(breathingPatterns.square, second));
  expect(sides.map((side) => side?.phase)).toEqual(['in', 'hold', 'out', 'rest']);
  expect(sides.every((side) => side?.seconds === 4)).toBe(true);
});

test.each(breathingIds)('%s ends after its last round', (id) => {
  const { rounds } = breathingPatterns[id];
  expect(breathAt(breathingPatterns[id], lengthOf(breathingPatterns[id]) - 0.001)).toMatchObject({
    round: rounds,
    left: 1,
  });
  expect(breathAt(breathingPatterns[id], lengthOf(breathingPatterns[id]))).toBeNull();
});
