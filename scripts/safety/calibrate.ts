import { outputs, type LogOdds } from '@alento/domain/safety/detector/model.ts';

/** What a passage was held to be by a model that had not seen its family. */
export interface Held {
  tier: number;
  odds: LogOdds;
}

/** What a mistake costs at each output: to miss one, to take nothing for it, to take a lower tier for it. */
const costs = [
  { miss: 1, nothing: 1, nearly: 1 },
  { miss: 4, nothing: 3, nearly: 0.3 },
  { miss: 1.5, nothing: 2, nearly: 0.5 },
  { miss: 1.5, nothing: 2, nearly: 0.5 },
] as const;

/** Odds this far from a threshold still count as a mistake in part, so that no single line decides where it lies. */
const softness = 0.25;

const candidates = Array.from({ length: 161 }, (_, index) => (index - 80) / 10);

/** What to add to each output so that 0 is where mistakes cost least. */
export function calibrate(held: readonly Held[]): LogOdds {
  const [first, second, third, fourth] = outputs.map((_, index) => -cheapest(held, index));
  return [first ?? 0, second ?? 0, third ?? 0, fourth ?? 0];
}

function cheapest(held: readonly Held[], index: number): number {
  const priced = candidates.map((threshold) => ({ threshold, cost: costOf(held, index, threshold) }));
  return priced.reduce((best, next) => (next.cost < best.cost ? next : best)).threshold;
}

function costOf(held: readonly Held[], index: number, threshold: number): number {
  const tier = index + 1;
  const alarms = (isSuch: (line: Held) => boolean): number => {
    const such = held.filter(isSuch);
    const sum = such.reduce(
      (total, { odds }) => total + 1 / (1 + Math.exp((threshold - (odds[index] ?? 0)) / softness)),
      0,
    );
    return sum / (such.length || 1);
  };
  const { miss, nothing, nearly } = costs[index] ?? costs[0];
  return (
    miss * (1 - alarms((line) => line.tier >= tier)) +
    nothing * alarms((line) => line.tier === 0) +
    nearly * alarms((line) => line.tier > 0 && line.tier < tier)
  );
}
