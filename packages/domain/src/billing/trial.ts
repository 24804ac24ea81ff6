/** How long a trial lasts. */
export const trialDays = 7;

/** How long after a trial everything still works, so that subscribing late loses nothing. */
const graceHours = 6;

const hourMs = 60 * 60 * 1000;

/** When a trial ends that began at an instant. */
export function getTrialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + trialDays * 24 * hourMs);
}

/** When what the trial gave is taken back. */
export function getGraceEnd(startedAt: Date): Date {
  return new Date(getTrialEnd(startedAt).getTime() + graceHours * hourMs);
}
