import zones from './time-zones.json' with { type: 'json' };

const countries = new Map(Object.entries(zones).flatMap(([country, names]) => names.map((name) => [name, country])));

/** Whether an IANA time zone is a place: `UTC` and `Etc/GMT+3` are none. */
export function namesPlace(timeZone: string): boolean {
  return timeZone.includes('/') && !timeZone.startsWith('Etc/');
}

/** The ISO 3166-1 code of an IANA time zone's country; knows old zone names, too. */
export function countryOfZone(timeZone: string): string | undefined {
  return countries.get(timeZone);
}
