/** What a passage was held to be by a model that had not seen its family. */
export interface Held {
  tier: number;
  odds: readonly number[];
}

/** What a mistake costs at each output: to miss one, to take nothing for it, to take the tier just below for it. */
const costs = [
  { miss: 1, nothing: 1, nearly: 1 },
  { miss: 4, nothing: 2, nearly: 0.3 },
  { miss: 1.5, nothing: 2, nearly: 0.5 },
  { miss: 1.5, nothing: 2, nearly: 0.5 },
] as const;

/** What to add to each output so that 0 is where mistakes cost least. */
export function calibrate(held: readonly Held[]): number[] {
  return costs.map((_, index) => {
    const candidates = [...new Set(held.map(({ odds }) => odds[index] ?? 0))].toSorted((one, other) => one - other);
    const middles = candidates.slice(1).map((value, at) => (value + (candidates[at] ?? value)) / 2);
    const best = middles.reduce(
      (lowest, threshold) => {
        const cost = costOf(held, index, threshold);
        return cost < lowest.cost ? { threshold, cost } : lowest;
      },
      { threshold: 0, cost: costOf(held, index, 0) },
    );
    return -best.threshold;
  });
}

function costOf(held: readonly Held[], index: number, threshold: number): number {
  const output = index + 1;
  const share = (of: readonly Held[], isAlarm: boolean): number =>
    of.length === 0 ? 0 : of.filter(({ odds }) => (odds[index] ?? 0) > threshold === isAlarm).length / of.length;
  const { miss, nothing, nearly } = costs[index] ?? costs[0];
  return (
    miss *
      share(
        held.filter(({ tier }) => tier >= output),
        false,
      ) +
    nothing *
      share(
        held.filter(({ tier }) => tier === 0),
        true,
      ) +
    nearly *
      share(
        held.filter(({ tier }) => tier > 0 && tier < output),
        true,
      )
  );
}
