/** `topUp` is a second, short breath in on top of the first. `hold` is with full lungs, `rest` with empty ones. */
export type BreathPhase = 'in' | 'topUp' | 'hold' | 'out' | 'rest';

export interface BreathStep {
  readonly phase: BreathPhase;
  /** Null where it lasts until the person ends it. */
  readonly seconds: number | null;
}

/** A round of steps that is repeated. */
export interface BreathingPattern {
  readonly rounds: number;
  readonly steps: readonly BreathStep[];
}

/** A step at its place in a whole exercise; times are in seconds since its first breath. */
export interface PlacedStep extends BreathStep {
  /** Which step of the whole exercise this is, from 0. */
  readonly index: number;
  readonly startsAt: number;
  /** Which round this is, from 1. */
  readonly round: number;
  /** How many breaths in of this round have begun; a top-up belongs to the breath before it. */
  readonly breath: number;
  /** How full the lungs are when it begins and when it ends, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

export interface BreathMoment extends PlacedStep {
  /** Whole seconds of it that are left, the current one included; null where the person ends it. */
  readonly left: number | null;
  /** Whether a hold that the person ends has become long enough for anybody. */
  readonly isLong: boolean;
  /** When something of this moment changes next, in seconds since the first breath; null if only the person can. */
  readonly changesAt: number | null;
}

/** After so many seconds of an open hold the person is told that longer is not better; nothing counts how long it was. */
export const longHoldSeconds = 90;

/** How full the first of two breaths in leaves the lungs. */
const beforeTopUp = 0.8;

/**
 * The steps of an exercise in their order. Each begins where the one before ends, to the last bit: nothing is measured
 * on the way that could add up. A step that the person ends is the last one until `releases` says when they did.
 */
export function* placeSteps(
  { rounds, steps }: BreathingPattern,
  releases: readonly number[] = [],
): Generator<PlacedStep> {
  let startsAt = 0;
  let openHolds = 0;
  let from = 0;
  for (let round = 1; round <= rounds; round += 1) {
    let breath = 0;
    for (const [place, step] of steps.entries()) {
      if (step.phase === 'in') breath += 1;
      const to = fillAfter(step.phase, from, steps[place + 1]?.phase);
      yield { ...step, index: (round - 1) * steps.length + place, startsAt, round, breath, from, to };
      const end = step.seconds === null ? releases[openHolds++] : startsAt + step.seconds;
      if (end === undefined) return;
      startsAt = end;
      from = to;
    }
  }
}

function fillAfter(phase: BreathPhase, from: number, next: BreathPhase | undefined): number {
  if (phase === 'in') return next === 'topUp' ? beforeTopUp : 1;
  if (phase === 'topUp') return 1;
  return phase === 'out' ? 0 : from;
}

/**
 * Where an exercise is.
 *
 * @param elapsed seconds since its first breath
 * @param releases when the person has ended each of the holds they end, in seconds since the first breath
 * @returns null once it is over
 */
export function breathAt(
  pattern: BreathingPattern,
  elapsed: number,
  releases: readonly number[] = [],
): BreathMoment | null {
  let openHolds = 0;
  for (const step of placeSteps(pattern, releases)) {
    const end = step.seconds === null ? releases[openHolds++] : step.startsAt + step.seconds;
    if (end === undefined) return openMoment(step, elapsed);
    if (elapsed >= end) continue;
    if (step.seconds === null) return { ...step, left: null, isLong: false, changesAt: end };
    const left = Math.ceil(end - elapsed);
    return { ...step, left, isLong: false, changesAt: end - left + 1 };
  }
  return null;
}

function openMoment(step: PlacedStep, elapsed: number): BreathMoment {
  const longAt = step.startsAt + longHoldSeconds;
  const isLong = elapsed >= longAt;
  return { ...step, left: null, isLong, changesAt: isLong ? null : longAt };
}

/** Seconds that an exercise takes from its first breath to its last, holds that the person ends left out. */
export function lengthOf({ rounds, steps }: BreathingPattern): number {
  return rounds * steps.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
}

/** The same breaths for about so many minutes: whole rounds, one at least. */
export function lasting(pattern: BreathingPattern, minutes: number): BreathingPattern {
  const round = lengthOf({ ...pattern, rounds: 1 });
  return { ...pattern, rounds: Math.max(1, Math.round((minutes * 60) / round)) };
}

/** The same proportions with each second taking `pace` seconds. */
export function paced({ rounds, steps }: BreathingPattern, pace: number): BreathingPattern {
  return {
    rounds,
    steps: steps.map(({ phase, seconds }) => ({ phase, seconds: seconds === null ? null : seconds * pace })),
  };
}
