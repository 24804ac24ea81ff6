import zones from './time-zones.json' with { type: 'json' };

const countries = new Map(Object.entries(zones).flatMap(([country, names]) => names.map((name) => [name, country])));

/** Whether an IANA time zone is a place: `UTC` and `Etc/GMT+3` are none. */
export function namesPlace(timeZone: string): boolean {
  return timeZone.includes('/') && !timeZone.startsWith('Etc/');
}

/** The country that an IANA time zone lies in, by ISO 3166-1 code; old names of a zone are known, too. */
export function countryOfZone(timeZone: string): string | undefined {
  return countries.get(timeZone);
}
