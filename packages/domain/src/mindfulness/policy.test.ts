import { expect, test } from 'vitest';
import { mayPractise } from './policy.ts';

test.each([
  ['wimHof', true, false],
  ['wimHof', false, true],
  ['fourSevenEight', true, true],
  ['square', false, true],
])('%s, for a minor: %s, is offered: %s', (practice, isMinor, expected) => {
  expect(mayPractise(practice, isMinor)).toBe(expected);
});
