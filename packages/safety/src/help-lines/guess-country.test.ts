import { describe, expect, test } from 'vitest';
import { helpCountries } from './helplines.ts';
import { guessCountry } from './guess-country.ts';

const inZone = (timeZone: string | undefined, ...languages: string[]) => guessCountry({ timeZone, languages });

describe('the country of a device', () => {
  test('is the one its time zone lies in', () => {
    expect(inZone('America/Sao_Paulo', 'en-US')).toBe('BR');
    expect(inZone('America/Manaus')).toBe('BR');
    expect(inZone('Europe/Lisbon', 'pt-BR')).toBe('PT');
    expect(inZone('Africa/Luanda', 'pt-PT')).toBe('AO');
    expect(inZone('Atlantic/Canary')).toBe('ES');
    expect(inZone('America/Kentucky/Louisville')).toBe('US');
  });

  test('is found by the old names of a zone, too', () => {
    expect(inZone('Asia/Calcutta')).toBe('IN');
    expect(inZone('Asia/Kolkata')).toBe('IN');
    expect(inZone('Europe/Kiev')).toBe('UA');
    expect(inZone('America/Buenos_Aires')).toBe('AR');
  });

  test('is read from the language where the zone names no place', () => {
    expect(inZone('UTC', 'pt-BR', 'en')).toBe('BR');
    expect(inZone('Etc/GMT+3', 'es-MX')).toBe('MX');
    expect(inZone(undefined, 'de')).toBe('DE');
    expect(inZone(undefined, 'not a language', 'ja')).toBe('JP');
  });

  test('stays open where the zone is a place without numbers, whatever the language', () => {
    expect(inZone('Asia/Kabul', 'en-US')).toBeNull();
    expect(inZone('Africa/Timbuktu', 'fr-FR')).toBeNull();
  });

  test('stays open when the device says nothing', () => {
    expect(inZone(undefined)).toBeNull();
    expect(inZone('', '')).toBeNull();
  });
});

test('every zone that this machine counts to a country with numbers leads there', () => {
  const missing = helpCountries.flatMap((country) =>
    zonesOf(country)
      .filter((zone) => inZone(zone) !== country)
      .map((zone) => `${zone} ${country}`),
  );
  expect(missing).toEqual([]);
});

/** TypeScript does not know this method of Intl.Locale yet; Node has it. */
function zonesOf(country: string): string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & { getTimeZones(): string[] };
  return locale.getTimeZones();
}
