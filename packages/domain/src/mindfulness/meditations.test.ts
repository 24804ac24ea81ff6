import { expect, test } from 'vitest';
import {
  leadsIntoSleep,
  mayMeditate,
  meditationCategories,
  meditationIds,
  meditationLevels,
  meditations,
} from './meditations.ts';

const idsOf = (category: string) => meditationIds.filter((id) => meditations[id].category === category);

test.each(meditationCategories)('%s has one of each level, the easiest first, and one that is free', (category) => {
  const ids = idsOf(category);
  expect(ids.map((id) => meditations[id].level)).toEqual(meditationLevels);
  expect(ids.filter((id) => mayMeditate(id, false))).toContain(ids[0]);
  expect(ids.every((id) => mayMeditate(id, true))).toBe(true);
});

test('the meditations that the product promises are free, and of the rest one in each category', () => {
  const promised = ['basicMindfulness', 'anxietyReduction', 'focusAndConcentration', 'dailyGratitude'] as const;
  expect(promised.every((id) => mayMeditate(id, false))).toBe(true);
  expect(meditationIds.filter((id) => mayMeditate(id, false))).toHaveLength(meditationCategories.length + 1);
});

test('those of sleep, and no others, lead into sleep', () => {
  expect(meditationIds.filter(leadsIntoSleep)).toEqual(idsOf('sleep'));
});
