import { expect, test } from 'vitest';
import { moodQuadrants, moodsOfQuadrant } from './quadrants.ts';
import { moodKeys } from './schema.ts';

test('the quarters hold every mood once', () => {
  const keys = moodQuadrants.flatMap((quadrant) => moodsOfQuadrant(quadrant).map(({ key }) => key));
  expect(keys.toSorted()).toEqual(moodKeys.toSorted());
});

test('a quarter agrees with how pleasant its moods are, and how much energy is in them', () => {
  for (const { valence, energy } of moodsOfQuadrant('tense')) expect([valence < 0, energy > 0]).toEqual([true, true]);
  for (const { valence, energy } of moodsOfQuadrant('bright')) expect([valence > 0, energy > 0]).toEqual([true, true]);
  for (const { valence, energy } of moodsOfQuadrant('heavy')) expect([valence < 0, energy < 0]).toEqual([true, true]);
  for (const { valence, energy } of moodsOfQuadrant('quiet')) expect([valence >= 0, energy <= 0]).toEqual([true, true]);
});

test('the strongest of a quarter comes first', () => {
  expect(moodsOfQuadrant('heavy')[0]?.key).toBe('verySad');
  expect(moodsOfQuadrant('quiet').at(-1)?.key).toBe('neutral');
});
