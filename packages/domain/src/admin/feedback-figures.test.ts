import { expect, test } from 'vitest';
import { type FeedbackRow, toFeedbackCounts } from './feedback-figures.ts';
import { feedbackCountsSchema } from './schema.ts';

const row = (count: number): FeedbackRow => ({
  month: '2026-11',
  language: 'pt',
  engine: 'guided',
  feedback: 'misunderstood',
  count,
});

test('small figures are not told, and what nobody says any more is left out', () => {
  const counts = toFeedbackCounts(2026, [row(40), row(9), row(0)]);
  expect(counts.months.map(({ count }) => count)).toEqual([40, '<10']);
  expect(feedbackCountsSchema.parse(counts)).toEqual(counts);
});
