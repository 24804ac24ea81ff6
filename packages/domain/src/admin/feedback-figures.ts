import { maskFigure } from './crisis-figures.ts';
import type { FeedbackCounts } from './schema.ts';

export type FeedbackRow = Omit<FeedbackCounts['months'][number], 'count'> & { readonly count: number };

/** A year's feedback for publication: what nobody says any more is left out, small figures are masked, and no sum is told. */
export function toFeedbackCounts(year: number, rows: readonly FeedbackRow[]): FeedbackCounts {
  const told = rows.filter(({ count }) => count > 0);
  return { year, months: told.map((row) => ({ ...row, count: maskFigure(row.count) })) };
}
