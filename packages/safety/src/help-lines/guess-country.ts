import { countryOfZone, namesPlace } from '@alento/domain/language/country-of-zone.ts';
import { findHelp } from './helplines.ts';

export interface DeviceTraits {
  /** As `Intl.DateTimeFormat().resolvedOptions().timeZone` names it. */
  readonly timeZone: string | undefined;
  /** As `navigator.languages` names them, the preferred first. */
  readonly languages: readonly string[];
}

/**
 * The country that a device is probably in, by ISO 3166-1 code; null where only the person can tell. A zone that names a
 * place we know no numbers for is not overruled by the language: a wrong number is worse than none.
 */
export function guessCountry({ timeZone, languages }: DeviceTraits): string | null {
  if (timeZone !== undefined && namesPlace(timeZone)) return withNumbers(countryOfZone(timeZone));
  return languages.map(regionOf).find((region) => region !== undefined) ?? null;
}

function withNumbers(country: string | undefined): string | null {
  return country !== undefined && findHelp(country) ? country : null;
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}
