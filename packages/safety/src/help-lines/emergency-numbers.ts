import { findHelp } from './helplines.ts';

/** The digits of a country's emergency numbers; none where none is known. */
export const emergencyNumbersOf = (country: string): ReadonlySet<string> =>
  new Set(findHelp(country)?.emergency.map(({ number }) => number.replace(/\D/g, '')));
