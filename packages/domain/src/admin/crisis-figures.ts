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

/** A year's counts for publication: small monthly figures are masked, and sums from which they could be derived. */
export function toCrisisCounts(year: number, rows: readonly CrisisRow[]): CrisisCounts {
  return {
    year,
    months: rows.map((row) => ({ ...row, count: maskFigure(row.count), corrected: maskFigure(row.corrected) })),
    tiers: tiers.map((tier) => {
      const ofTier = rows.filter((row) => row.tier === tier);
      return {
        tier,
        count: maskSum(ofTier.map(({ count }) => count)),
        corrected: maskSum(ofTier.map(({ corrected }) => corrected)),
      };
    }),
  };
}

const isSmall = (figure: number): boolean => figure < smallestToldCount;

/** A figure as it may be published: of few it only says that they are few. */
export const maskFigure = (figure: number): Figure => (isSmall(figure) ? `<${smallestToldCount}` : figure);

/** A sum must not reveal a masked figure by subtracting the others. */
function maskSum(figures: readonly number[]): Figure {
  const add = (some: readonly number[]): number => some.reduce((sum, figure) => sum + figure, 0);
  const told = add(figures.filter((figure) => !isSmall(figure)));
  const hidden = add(figures.filter(isSmall));
  return hidden > 0 && isSmall(hidden) ? `<${told + smallestToldCount}` : told + hidden;
}
