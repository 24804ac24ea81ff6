import type { CountryHelp, Helplines } from './schema.ts';
import data from './helplines.json' with { type: 'json' };

// The test of this file parses every row with the schema.
const helplines = data as Helplines;

/** Where somebody is sent whose country has no line here, or none in their language. */
export const helplineDirectory = 'https://findahelpline.com';

/** What is dialled where the country is unknown: the first by any mobile phone in most of the world, the other in the Americas. */
export const emergencyAnywhere = ['112', '911'] as const;

export const helplinesCompiled = helplines.compiled;

/** The countries that have numbers, by ISO 3166-1 code. */
export const helpCountries: readonly string[] = helplines.countries.map(({ country }) => country);

/** The numbers of one country. */
export function findHelp(country: string): CountryHelp | undefined {
  return helplines.countries.find((help) => help.country === country);
}
