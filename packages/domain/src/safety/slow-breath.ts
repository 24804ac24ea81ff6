/** About six breaths a minute, longer out than in, and nothing held: what calms without making dizzy. */
export const slowBreathSeconds = { in: 4, out: 6 } as const;

export interface SlowBreath {
  readonly phase: keyof typeof slowBreathSeconds;
  /** Which second of the phase this is, from 1. */
  readonly count: number;
}

/** Where a slow breath is after so many seconds; it goes on for as long as it is wanted. */
export function slowBreathAt(elapsed: number): SlowBreath {
  const second = elapsed % (slowBreathSeconds.in + slowBreathSeconds.out);
  if (second < slowBreathSeconds.in) return { phase: 'in', count: Math.floor(second) + 1 };
  return { phase: 'out', count: Math.floor(second - slowBreathSeconds.in) + 1 };
}
