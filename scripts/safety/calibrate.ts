/** How likely the answer to a question is held to be yes, and whether it is. */
export interface Judged {
  isSo: boolean;
  odds: number;
}

/** Odds this far from a threshold still count as a mistake in part, so that no single line decides where it lies. */
const softness = 0.1;

const candidates = Array.from({ length: 121 }, (_, index) => (index - 60) / 40);

/**
 * Where the threshold belongs: the log odds at which the shares of both mistakes cost least together.
 * @param costOfAlarm - What a no that is taken for a yes costs beside a yes that is missed.
 */
export function calibrate(judged: readonly Judged[], costOfAlarm = 1): number {
  const priced = candidates.map((threshold) => ({ threshold, cost: costOf(judged, threshold, costOfAlarm) }));
  return priced.reduce((best, next) => (next.cost < best.cost ? next : best)).threshold;
}

function costOf(judged: readonly Judged[], threshold: number, costOfAlarm: number): number {
  const alarms = (isSo: boolean): number => {
    const such = judged.filter((text) => text.isSo === isSo);
    const sum = such.reduce((total, { odds }) => total + 1 / (1 + Math.exp((threshold - odds) / softness)), 0);
    return sum / (such.length || 1);
  };
  return 1 - alarms(true) + costOfAlarm * alarms(false);
}
