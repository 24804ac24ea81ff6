import { smallestToldCount } from './limits.ts';
import type { CrisisCounts, Figure } from './schema.ts';

export interface CrisisRow {
  month: string;
  country: string;
  tier: number;
  channel: string;
  count: number;
  corrected: number;
}

/** Help is shown from 2 on. */
const tiers = [2, 3, 4] as const;

/** What may be told of a year's counts: no small figure of a month, and no sum from which one could be worked out. */
export function toCrisisCounts(year: number, rows: readonly CrisisRow[]): CrisisCounts {
  return {
    year,
    months: rows.map((row) => ({ ...row, count: tellFigure(row.count), corrected: tellFigure(row.corrected) })),
    tiers: tiers.map((tier) => {
      const ofTier = rows.filter((row) => row.tier === tier);
      return {
        tier,
        count: tellSum(ofTier.map(({ count }) => count)),
        corrected: tellSum(ofTier.map(({ corrected }) => corrected)),
      };
    }),
  };
}

const isSmall = (figure: number): boolean => figure < smallestToldCount;

const tellFigure = (figure: number): Figure => (isSmall(figure) ? `<${smallestToldCount}` : figure);

/** Whoever takes the figures that are told from a sum must not be left with one that is not. */
function tellSum(figures: readonly number[]): Figure {
  const add = (some: readonly number[]): number => some.reduce((sum, figure) => sum + figure, 0);
  const told = add(figures.filter((figure) => !isSmall(figure)));
  const hidden = add(figures.filter(isSmall));
  return hidden > 0 && isSmall(hidden) ? `<${told + smallestToldCount}` : told + hidden;
}
