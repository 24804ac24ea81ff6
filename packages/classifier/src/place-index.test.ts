import { expect, test } from 'vitest';
import { PlaceIndex } from './place-index.ts';

test('each place is found in its order, also where their hashes meet, and no other', () => {
  const places = Uint32Array.from([0, 1, 8, 16, 17, 2 ** 20 - 1]);
  const index = new PlaceIndex(places);
  expect(Array.from(places, (place) => index.get(place))).toEqual([0, 1, 2, 3, 4, 5]);
  expect([2, 9, 24, 2 ** 19].map((place) => index.get(place))).toEqual([undefined, undefined, undefined, undefined]);
});

test('nothing is found where nothing is', () => {
  expect(new PlaceIndex(new Uint32Array()).get(7)).toBeUndefined();
});
