import { collectFiles, type Manifest } from '../../web/build-manifest.ts';

export interface Budget {
  name: string;
  /** The sources whose scripts a person downloads. */
  sources: readonly string[];
  /** The sources whose scripts are there already. */
  after?: readonly string[];
  /** In kilobytes of 1,000 bytes, compressed with brotli. */
  limit: number;
}

export interface Weight {
  budget: Budget;
  kilobytes: number;
}

/** What each part of the product weighs; `sizeOf` answers the compressed bytes of a file. */
export function weigh(manifest: Manifest, budgets: readonly Budget[], sizeOf: (file: string) => number): Weight[] {
  return budgets.map((budget) => {
    const there = collectFiles(manifest, budget.after ?? []);
    const files = [...collectFiles(manifest, budget.sources)].filter((file) => !there.has(file));
    return { budget, kilobytes: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000 };
  });
}

/** The parts that have grown beyond their budget. */
export function findOverspending(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ budget, kilobytes }) => kilobytes > budget.limit)
    .map(
      ({ budget, kilobytes }) => `${budget.name} weighs ${kilobytes.toFixed(1)} kB of its ${budget.limit} kB of script`,
    );
}
