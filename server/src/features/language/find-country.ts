import { languagesOfCountry } from '@alento/domain/language/countries.ts';
import type { LocateCountry } from '#platform/geo/country-services.ts';

interface Visit {
  /** The country header set by a trusted network in front of the server. */
  readonly country: string | undefined;
  readonly address: string | undefined;
}

/** The visitor's country: from the trusted header, else by looking up the address. */
export async function findCountry({ country, address }: Visit, locateCountry: LocateCountry): Promise<string | null> {
  const told = country?.trim().toUpperCase();
  if (told && languagesOfCountry(told)) return told;
  return address === undefined ? null : locateCountry(address);
}
