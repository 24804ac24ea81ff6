import { countryOfZone, namesPlace } from '../language/country-of-zone.ts';
import { priceRegionOf, type PriceRegion } from './prices.ts';

/** The region that a device's IANA time zone lies in; null for a zone that is no place, such as `UTC`. */
export function priceRegionOfZone(zone: string): PriceRegion | null {
  return namesPlace(zone) ? priceRegionOf(countryOfZone(zone) ?? '') : null;
}
