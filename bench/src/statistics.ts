/** What is told of a series of measurements, in its own unit. */
export interface Summary {
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

/** The smallest value that at least this share of all values does not exceed. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function summarise(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  };
}
