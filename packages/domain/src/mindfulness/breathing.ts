export type BreathPhase = 'in' | 'hold' | 'out' | 'rest';

export interface BreathStep {
  readonly phase: BreathPhase;
  readonly seconds: number;
}

/** A round of steps that is repeated. */
export interface BreathingPattern {
  readonly rounds: number;
  readonly steps: readonly BreathStep[];
}

/** Breathing exercises by id. */
export const breathingPatterns = {
  /** Four in, seven held, eight out (Andrew Weil, after pranayama); four rounds are advised to begin with. */
  fourSevenEight: {
    rounds: 4,
    steps: [
      { phase: 'in', seconds: 4 },
      { phase: 'hold', seconds: 7 },
      { phase: 'out', seconds: 8 },
    ],
  },
  /** Equal sides, as in box breathing. */
  square: {
    rounds: 8,
    steps: [
      { phase: 'in', seconds: 4 },
      { phase: 'hold', seconds: 4 },
      { phase: 'out', seconds: 4 },
      { phase: 'rest', seconds: 4 },
    ],
  },
} as const satisfies Record<string, BreathingPattern>;

export type BreathingId = keyof typeof breathingPatterns;

export const breathingIds = Object.keys(breathingPatterns) as BreathingId[];

export interface BreathMoment {
  readonly phase: BreathPhase;
  /** How long the whole phase lasts, in seconds. */
  readonly seconds: number;
  /** Whole seconds of it that are left, the current one included. */
  readonly left: number;
  /** Which round this is, from 1. */
  readonly round: number;
}

/** Seconds that an exercise takes from its first breath to its last. */
export function lengthOf({ rounds, steps }: BreathingPattern): number {
  return rounds * roundLength(steps);
}

/** Where an exercise is after so many seconds; null once it is over. */
export function breathAt(pattern: BreathingPattern, elapsed: number): BreathMoment | null {
  if (elapsed >= lengthOf(pattern)) return null;
  const { steps } = pattern;
  const length = roundLength(steps);
  const round = Math.floor(elapsed / length) + 1;
  let rest = elapsed % length;
  for (const { phase, seconds } of steps) {
    if (rest < seconds) return { phase, seconds, left: Math.ceil(seconds - rest), round };
    rest -= seconds;
  }
  return null;
}

function roundLength(steps: readonly BreathStep[]): number {
  return steps.reduce((sum, { seconds }) => sum + seconds, 0);
}
