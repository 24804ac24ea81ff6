import { expect, test } from 'vitest';
import { type CrisisRow, toCrisisCounts } from './crisis-figures.ts';
import { crisisCountsSchema } from './schema.ts';

const row = (changes: Partial<CrisisRow>): CrisisRow => ({
  month: '2026-11',
  country: 'BR',
  tier: 2,
  channel: 'chat',
  count: 10,
  corrected: 10,
  ...changes,
});

const sumsOf = (counts: readonly number[]) =>
  toCrisisCounts(
    2026,
    counts.map((count, index) => row({ month: `2026-${String(index + 1).padStart(2, '0')}`, count })),
  ).tiers[0]?.count;

test.each([
  [0, '<10'],
  [1, '<10'],
  [9, '<10'],
  [10, 10],
  [4321, 4321],
])('a figure of %s is told as %s', (count, told) => {
  const { months } = toCrisisCounts(2026, [row({ count, corrected: count })]);
  expect(months).toEqual([row({ count: told as number, corrected: told as number })]);
});

test.each([
  ['nothing', [], 0],
  ['figures that are all told', [10, 30], 40],
  ['some in which there was nothing', [30, 0], 30],
  ['small ones alone', [3, 4], '<10'],
  ['one small one beside others, which would be what is left', [10, 30, 7], '<50'],
  ['several small ones that are many together', [30, 7, 6], 43],
])('the year of %s is told so that no small figure can be worked out', (_what, counts, told) => {
  expect(sumsOf(counts)).toBe(told);
});

test('each tier has its own sum, over countries and channels', () => {
  const counts = toCrisisCounts(2026, [row({}), row({ country: 'PT', count: 20 }), row({ tier: 4, count: 11 })]);
  expect(counts.tiers).toEqual([
    { tier: 2, count: 30, corrected: 20 },
    { tier: 3, count: 0, corrected: 0 },
    { tier: 4, count: 11, corrected: 10 },
  ]);
  expect(crisisCountsSchema.parse(counts)).toEqual(counts);
});
