import { languagesOfCountry } from '@alento/domain/language/countries.ts';
import type { LocateCountry } from '#platform/geo/country-services.ts';

interface Visit {
  /** What a trusted network in front of the server says of the visitor. */
  readonly country: string | undefined;
  readonly address: string | undefined;
}

/** Where a visitor is; a network in front of us knows it without anybody being asked. */
export async function findCountry({ country, address }: Visit, locateCountry: LocateCountry): Promise<string | null> {
  const told = country?.trim().toUpperCase();
  if (told && languagesOfCountry(told)) return told;
  return address === undefined ? null : locateCountry(address);
}
