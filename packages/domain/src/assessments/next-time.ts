import type { Instrument } from './instruments.ts';
import { daysBetweenAssessments } from './limits.ts';

const dayMs = 86_400_000;

/** When an instrument may be answered again; null where it may be now. */
export function nextTime(
  instrument: Instrument,
  taken: readonly { readonly instrument: Instrument; readonly takenAt: string }[],
  now: Date,
): Date | null {
  const times = taken.filter((each) => each.instrument === instrument).map(({ takenAt }) => Date.parse(takenAt));
  const next = Math.max(...times) + daysBetweenAssessments * dayMs;
  return next > now.getTime() ? new Date(next) : null;
}
