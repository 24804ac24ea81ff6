import { expect, test } from 'vitest';
import { moodCatalogue } from './catalogue.ts';
import { groupOfValence, meanValence } from './day-mood.ts';

test('a day is the mean of what was told, as often as it was', () => {
  const sad = { mood: 'sad', count: 1 } as const;
  expect(meanValence([])).toBeNull();
  expect(meanValence([sad])).toBe(-0.6);
  expect(meanValence([{ mood: 'calm', count: 1 }, sad])).toBe(0);
  expect(meanValence([{ mood: 'calm', count: 3 }, sad])).toBeCloseTo(0.3);
});

test('a day of one mood is of the group of that mood', () => {
  const moods = Object.values(moodCatalogue);
  const groups = moods.map(({ key }) => groupOfValence(meanValence([{ mood: key, count: 2 }]) ?? Number.NaN));
  expect(groups).toEqual(moods.map(({ group }) => group));
});
