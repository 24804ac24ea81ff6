import { expect, test } from 'vitest';
import { isForAdults, mayPractise } from './policy.ts';

test.each([
  ['wimHof', true, false],
  ['wimHof', false, true],
  ['fourSevenEight', true, true],
  ['square', false, true],
])('%s, for a minor: %s, is offered: %s', (practice, isMinor, expected) => {
  expect(mayPractise(practice, isMinor)).toBe(expected);
});

test('only what strains the body asks for an age', () => {
  expect(['fourSevenEight', 'square', 'cyclicSighing', 'resonant', 'wimHof', 'custom'].filter(isForAdults)).toEqual([
    'wimHof',
  ]);
});
