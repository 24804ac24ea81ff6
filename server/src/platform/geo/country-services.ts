import { languagesOfCountry } from '@alento/domain/language/countries.ts';
import * as z from 'zod/mini';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { isPublicAddress } from './public-address.ts';

export interface CountryServicesOptions {
  /** Asked in this order; `{ip}` stands for the visitor's address. */
  readonly services: readonly string[];
  readonly log: Log;
}

/** The ISO 3166-1 code of an address's country; null if no service knows it. */
export type LocateCountry = (address: string) => Promise<string | null>;

const answerMs = 1_500;
const keptMs = 24 * 60 * 60 * 1000;
const keptUnknownMs = 60_000;
const mostKept = 10_000;
// Each lookup is a request to a third party; beyond this rate, visitors fall back to their time zone.
const mostAtOnce = 32;

const answerSchema = z.looseObject({
  country_code: z.optional(z.unknown()),
  countryCode: z.optional(z.unknown()),
  country: z.optional(z.unknown()),
});

interface Found {
  readonly country: string | null;
  readonly until: number;
}

/** Asks public services where an address is, one after the other, and remembers their answer in memory alone. */
export function createCountryServices({ services, log }: CountryServicesOptions): LocateCountry {
  const kept = new Map<string, Found>();
  const asked = new Map<string, Promise<string | null>>();

  async function askAll(address: string): Promise<string | null> {
    for (const service of services) {
      try {
        return await askService(service.replace('{ip}', encodeURIComponent(address)));
      } catch (error) {
        log.warn({ code: errorCodeOf(error), service: new URL(service).host }, 'geolocation failed');
      }
    }
    return null;
  }

  async function lookUpAndCache(address: string): Promise<string | null> {
    const country = await askAll(address);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(address, { country, until: Date.now() + (country ? keptMs : keptUnknownMs) });
    return country;
  }

  return async (address) => {
    if (services.length === 0 || !isPublicAddress(address)) return null;
    const known = kept.get(address);
    if (known && known.until > Date.now()) return known.country;
    kept.delete(address);
    const running = asked.get(address);
    if (running) return running;
    if (asked.size >= mostAtOnce) return null;
    const asking = lookUpAndCache(address).finally(() => asked.delete(address));
    asked.set(address, asking);
    return asking;
  };
}

class NoUsableCountry extends Error {
  override readonly name = 'NoUsableCountry';
  readonly code: string;

  constructor(code: string) {
    super('a geolocation service told no country');
    this.code = code;
  }
}

async function askService(url: string): Promise<string> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new NoUsableCountry(`GEO_${answer.status}`);
  }
  const country = readCountry(await answer.text());
  if (!country) throw new NoUsableCountry('GEO_NO_COUNTRY');
  return country;
}

/** The first of the three names under which services tell a country that detection knows. */
function readCountry(text: string): string | undefined {
  const { country_code, countryCode, country } = answerSchema.parse(JSON.parse(text));
  const codes = [country_code, countryCode, country].map((code) =>
    typeof code === 'string' ? code.toUpperCase() : '',
  );
  return codes.find((code) => languagesOfCountry(code));
}
