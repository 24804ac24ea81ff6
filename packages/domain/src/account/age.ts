import { legalLimits } from '../legal/limits.ts';

/** What a profile tells of somebody's age. */
export interface StatedAge {
  /** A calendar day such as 2001-05-09. */
  readonly birthDate: string | null;
  /** False while the birth date is only the default of a sign-up by another service. */
  readonly isConfirmed: boolean;
}

/** Whether somebody is to be treated as a minor on a calendar day: until they have told their age, everybody is. */
export function isTreatedAsMinor({ birthDate, isConfirmed }: StatedAge, today: string): boolean {
  if (birthDate === null || !isConfirmed) return true;
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const [yearNow = 0, monthNow = 0, dayNow = 0] = today.split('-').map(Number);
  const hadBirthday = monthNow > month || (monthNow === month && dayNow >= day);
  return yearNow - year - (hadBirthday ? 0 : 1) < legalLimits.adultAge;
}
