import type { CountryHelp, Helplines } from './schema.ts';
import data from './helplines.json' with { type: 'json' };

// The test of this file parses every row with the schema.
const helplines = data as Helplines;

/** The fallback for countries without a line here, or without one in the user's language. */
export const helplineDirectory = 'https://findahelpline.com';

/** Emergency numbers for an unknown country: the first works on mobile phones in most of the world, the other in the Americas. */
export const emergencyAnywhere = ['112', '911'] as const;

export const helplinesCompiled = helplines.compiled;

/** The countries that have numbers, by ISO 3166-1 code. */
export const helpCountries: readonly string[] = helplines.countries.map(({ country }) => country);

/** The numbers of one country. */
export function findHelp(country: string): CountryHelp | undefined {
  return helplines.countries.find((help) => help.country === country);
}
