import type { PlanFacts } from './schema.ts';

const hourMs = 60 * 60 * 1000;

/** How long a trial lasts. */
export const trialDays = 7;

/** How long after a trial everything still works, so that subscribing late loses nothing; an operator may choose another. */
export const defaultGraceHours = 6;

/** When a trial ends that began at an instant: after hours, not calendar days, so that no clock change moves it. */
export function getTrialEnd(startedAt: Date): Date {
  return addHours(startedAt, trialDays * 24);
}

/** When the trial of a plan ends, which an operator may have made longer; null if it never began. */
export function findTrialEnd(plan: Pick<PlanFacts, 'trialStartedAt' | 'trialExtendedUntil'>): Date | null {
  const { trialStartedAt, trialExtendedUntil } = plan;
  if (trialStartedAt === null) return null;
  const end = getTrialEnd(new Date(trialStartedAt));
  return trialExtendedUntil === null || new Date(trialExtendedUntil) < end ? end : new Date(trialExtendedUntil);
}

export function addHours(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * hourMs);
}

/** When what the trial gave is taken back. */
export function getGraceEnd(startedAt: Date, graceHours: number): Date {
  return addHours(getTrialEnd(startedAt), graceHours);
}

export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  /** Then the numbers are not worth saying. */
  readonly isLessThanHour: boolean;
}

/** What is left until an instant, rounded down to minutes; nothing once it is over. */
export function getRemaining(end: Date, now: Date): Remaining {
  const minutes = Math.max(0, Math.floor((end.getTime() - now.getTime()) / 60_000));
  return {
    days: Math.floor(minutes / (24 * 60)),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
    isLessThanHour: minutes < 60,
  };
}
