import * as z from 'zod/mini';
import type { BreathingPattern, BreathPhase } from './breathing.ts';

/** Seconds of each part, in steps of half a second, as in mmazzarolo/breathly-app. A breath goes in and out; nobody has to hold. */
export const customLimits = {
  in: { min: 1, max: 12 },
  hold: { min: 0, max: 15 },
  out: { min: 1, max: 15 },
  rest: { min: 0, max: 10 },
} as const;
export const customStep = 0.5;

/** As many of one's own as a person keeps. */
export const maxCustomBreaths = 8;

const secondsOf = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.minimum(min), z.maximum(max), z.multipleOf(customStep));

/** A breath that somebody made themselves. */
export const customBreathSchema = z.object({
  in: secondsOf(customLimits.in),
  hold: secondsOf(customLimits.hold),
  out: secondsOf(customLimits.out),
  rest: secondsOf(customLimits.rest),
});
export type CustomBreath = z.infer<typeof customBreathSchema>;

export const customParts = ['in', 'hold', 'out', 'rest'] as const satisfies BreathPhase[];

/** Out longer than in, and nothing held: the plainest breath that calms. */
export const firstCustomBreath: CustomBreath = { in: 4, hold: 0, out: 6, rest: 0 };

/** One round of it; what takes no time is no part of it. */
export function patternOfCustom(breath: CustomBreath): BreathingPattern {
  const steps = customParts.map((phase) => ({ phase, seconds: breath[phase] }));
  return { rounds: 1, steps: steps.filter(({ seconds }) => seconds > 0) };
}

export function isSameBreath(one: CustomBreath, other: CustomBreath): boolean {
  return customParts.every((part) => one[part] === other[part]);
}
