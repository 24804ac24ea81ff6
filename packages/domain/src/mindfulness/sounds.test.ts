import { expect, test } from 'vitest';
import { mayListen, soundCategories, soundIds, sounds } from './sounds.ts';

test('the sounds that the product promises are there', () => {
  const promised = 'rain-forest tropical-forest wind-leaves mountain-wind ocean-waves white-noise forest-birds';
  expect(soundIds).toEqual(expect.arrayContaining(promised.split(' ')));
});

test.each(soundCategories)('one of %s is free, the rest is not', (category) => {
  const ids = soundIds.filter((id) => sounds[id].category === category);
  expect(ids.filter((id) => mayListen(id, false))).toHaveLength(1);
  expect(ids.every((id) => mayListen(id, true))).toBe(true);
});
