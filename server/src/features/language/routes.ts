import { geoSchema } from '@alento/domain/language/geo-schema.ts';
import { Hono } from 'hono';
import { clientAddress } from '#http/client-address.ts';
import type { AppEnv } from '#http/context.ts';
import { describe } from '#http/describe-route.ts';
import type { LocateCountry } from '#platform/geo/country-services.ts';
import { findCountry } from './find-country.ts';

export interface GeoOptions {
  readonly locateCountry: LocateCountry;
  /** A header that a network in front writes the visitor's country into. */
  readonly countryHeader: string | undefined;
  readonly trustedProxies: number;
}

/** `/api/geo` */
export function createLanguageRoutes({ locateCountry, countryHeader, trustedProxies }: GeoOptions) {
  return new Hono<AppEnv>().get(
    '/',
    describe({
      tag: 'language',
      summary: 'Tell which country a visitor seems to be in',
      answers: { 200: { description: 'The country, or null where nobody can tell', schema: geoSchema } },
      isPublic: true,
    }),
    async (c) => {
      const visit = {
        country: countryHeader === undefined ? undefined : c.req.header(countryHeader),
        address: clientAddress(c, trustedProxies),
      };
      return c.json({ country: await findCountry(visit, locateCountry) }, 200);
    },
  );
}
