import { expect, test } from 'vitest';
import { buckets, ngramBuckets } from './ngrams.ts';

const shared = (one: readonly string[], other: readonly string[]): number =>
  [...ngramBuckets(one)].filter((place) => ngramBuckets(other).has(place)).length;

test('every place is among the weights', () => {
  for (const place of ngramBuckets(['^', 'nobody', 'would', 'miss', 'me', '$'])) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(buckets);
  }
});

test('the order of words and the beginning of a word count', () => {
  expect(ngramBuckets(['a', 'b'])).not.toEqual(ngramBuckets(['b', 'a']));
  expect(shared(['hopeless'], ['hopelessness'])).toBe(1);
  expect(shared(['hopeless'], ['garden'])).toBe(0);
});

test('scripts without spaces are read in longer sequences', () => {
  expect(ngramBuckets(['死', 'に', 'た', 'い']).size).toBe(10);
});
