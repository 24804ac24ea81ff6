import { legalLimits } from '../legal/limits.ts';

/** The age information in a profile. */
export interface StatedAge {
  /** A calendar day such as 2001-05-09. */
  readonly birthDate: string | null;
  /** False while the birth date is only the default of a sign-up by another service. */
  readonly isConfirmed: boolean;
}

/**
 * What follows from somebody's age, as `private.age_state` of the database has it. `unknown`: they have not told it. `refused`: too young for Alento. `waiting`: old enough
 * if a guardian agrees, which none has. `consented`: a guardian agreed. `adult`: nobody needs to be asked.
 */
export const ageStates = ['unknown', 'refused', 'waiting', 'consented', 'adult'] as const;
export type AgeState = (typeof ageStates)[number];

/** Whether a user may have conversations and be remembered. Help, export and deletion are open to all. */
export function mayConverse(state: AgeState): boolean {
  return state === 'adult' || state === 'consented';
}

/**
 * The calendar day where it is latest on Earth, 14 hours before UTC. A birthday counts as soon as it is one anywhere: nobody
 * is refused on their own birthday because of where the server stands.
 */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** Whether a user counts as a minor on a calendar day; true while the age is unknown. */
export function isTreatedAsMinor({ birthDate, isConfirmed }: StatedAge, today: string): boolean {
  if (birthDate === null || !isConfirmed) return true;
  return ageOn(birthDate, today) < legalLimits.adultAge;
}

/** Whether a user is below the minimum age on a calendar day; no consent can make up for that. */
export function isTooYoung(birthDate: string, today: string): boolean {
  return ageOn(birthDate, today) < legalLimits.supervisedAge;
}

/** Whole years from a birth date to a calendar day, both such as 2001-05-09. Born on 29 February, one is older on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const [yearNow = 0, monthNow = 0, dayNow = 0] = today.split('-').map(Number);
  const hadBirthday = monthNow > month || (monthNow === month && dayNow >= day);
  return yearNow - year - (hadBirthday ? 0 : 1);
}
