import { expect, test } from 'vitest';
import { isFreshSignIn } from './policy.ts';

test.each([
  [0, true],
  [300, true],
  [301, false],
  [86_400, false],
])('a sign-in %i seconds ago is fresh: %s', (age, isFresh) => {
  expect(isFreshSignIn({ signedInAt: 1_800_000_000 - age, now: 1_800_000_000 })).toBe(isFresh);
});
