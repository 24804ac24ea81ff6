/** How long a trial lasts. */
export const trialDays = 7;

/** When a trial ends that began at an instant. */
export function getTrialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + trialDays * 24 * 60 * 60 * 1000);
}
