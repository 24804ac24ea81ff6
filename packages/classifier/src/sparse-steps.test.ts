import { expect, test } from 'vitest';
import { SparseSteps } from './sparse-steps.ts';

test.each([
  [2 ** 14, 37],
  [2 ** 17, 8],
  [2 ** 21, 35],
  [16, 1],
])('of %i places every %ith is found, and the others are 0', (length, gap) => {
  const dense = Int8Array.from({ length }, (_, place) => (place % gap === 0 ? (place % 7) - 3 || 5 : 0));
  const places = Uint32Array.from(dense.keys()).filter((place) => dense[place] !== 0);
  const sparse = new SparseSteps(
    length,
    places,
    Int8Array.from(places, (place) => dense[place] ?? 0),
  );
  expect(sparse.length).toBe(length);
  expect(Int8Array.from(dense, (_, place) => sparse.at(place))).toEqual(dense);
});

test('where no step is, every place is 0', () => {
  const none = new SparseSteps(2 ** 14, new Uint32Array(), new Int8Array());
  expect([none.at(0), none.at(2 ** 14 - 1)]).toEqual([0, 0]);
});
