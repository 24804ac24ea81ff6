import { describe, expect, test } from 'vitest';
import { countryOfZone, namesPlace } from './country-of-zone.ts';
import zones from './time-zones.json' with { type: 'json' };

describe('the country of a time zone', () => {
  test.each([
    ['America/Sao_Paulo', 'BR'],
    ['America/Argentina/Buenos_Aires', 'AR'],
    ['Europe/London', 'GB'],
    ['Asia/Calcutta', 'IN'],
    ['Asia/Kolkata', 'IN'],
    ['US/Eastern', 'US'],
    ['Pacific/Truk', 'FM'],
  ])('%s lies in %s', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country);
    expect(namesPlace(zone)).toBe(true);
  });

  test.each(['UTC', 'Etc/GMT+3', '', 'Mars/Olympus_Mons'])('%j lies in none', (zone) => {
    expect(countryOfZone(zone)).toBeUndefined();
  });

  test('is known for every zone that a browser can be in', () => {
    const missing = Intl.supportedValuesOf('timeZone').filter((zone) => namesPlace(zone) && !countryOfZone(zone));
    expect(missing).toEqual([]);
  });
});

test('every zone of the table is one that browsers know, once', () => {
  const names = Object.values(zones).flat();
  expect(new Set(names).size).toBe(names.length);
  for (const timeZone of names) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});
