import { sittingGapMs } from './limits.ts';

/** When the sitting that goes on now began: since then no two of the instants lie as far apart as ends one. */
export function sittingStart(instants: readonly number[], now: number): number {
  let start = now;
  for (const instant of instants.toSorted((a, b) => b - a)) {
    if (start - instant >= sittingGapMs) break;
    // A clock that ran ahead makes no sitting shorter.
    start = Math.min(start, instant);
  }
  return start;
}
