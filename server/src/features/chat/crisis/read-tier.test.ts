import { expect, test } from 'vitest';
import { readTier } from './second-opinion.ts';

test.each([
  ['3', 3],
  [' 4.', 4],
  ['**2**', 2],
  ['0', 0],
  ['7', null],
  ['12', null],
  ['The tier is 3', null],
  ['', null],
])('%j is read as %j', (answer, tier) => {
  expect(readTier(answer)).toBe(tier);
});
