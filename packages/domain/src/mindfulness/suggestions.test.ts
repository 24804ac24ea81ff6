import { expect, test } from 'vitest';
import { moodKeys } from '../mood/schema.ts';
import { mayMeditate } from './meditations.ts';
import { isForAdults } from './policy.ts';
import { suggestPractices } from './suggestions.ts';

test.each([null, ...moodKeys])('for %s a breath for everybody and a free meditation are suggested', (mood) => {
  const { breathing, meditation } = suggestPractices(mood);
  expect(isForAdults(breathing)).toBe(false);
  expect(mayMeditate(meditation, false)).toBe(true);
});

test('where there is anxiety nothing has to be held', () => {
  expect(suggestPractices('anxious')).toEqual({ breathing: 'cyclicSighing', meditation: 'anxietyReduction' });
});
