/** The odds below which a share of these lies: the lowest of them for 0, the highest for 1, -Infinity where there is none. */
export function quantile(odds: readonly number[], share: number): number {
  const sorted = odds.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? -Infinity;
}

/** The share of these odds that lies above a threshold. */
export const shareAbove = (odds: readonly number[], threshold: number): number =>
  odds.filter((each) => each > threshold).length / (odds.length || 1);
