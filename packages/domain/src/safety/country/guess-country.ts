import zones from './time-zones.json' with { type: 'json' };

const countryOfZone: Readonly<Record<string, string>> = zones;

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
  if (timeZone !== undefined && namesPlace(timeZone)) return countryOfZone[timeZone] ?? null;
  return languages.map(regionOf).find((region) => region !== undefined) ?? null;
}

function namesPlace(timeZone: string): boolean {
  return timeZone.includes('/') && !timeZone.startsWith('Etc/');
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}
