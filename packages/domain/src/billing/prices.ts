import type { LanguageCode } from '../language/languages.ts';

/** Where people pay the same; `world` is everywhere that has no price of its own. */
export const priceRegions = ['brazil', 'euro', 'japan', 'korea', 'arab', 'china', 'russia', 'world'] as const;
export type PriceRegion = (typeof priceRegions)[number];

export const billingPeriods = ['month', 'year'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** What a year costs less than twelve months. */
export const yearlyDiscount = 0.4;

export interface Money {
  /** ISO 4217 */
  readonly currency: string;
  /** In the smallest unit of the currency: cents, or whole yen. */
  readonly amount: number;
}

const monthly: Record<PriceRegion, Money> = {
  brazil: { currency: 'BRL', amount: 990 },
  euro: { currency: 'EUR', amount: 499 },
  japan: { currency: 'JPY', amount: 500 },
  korea: { currency: 'KRW', amount: 5900 },
  arab: { currency: 'USD', amount: 299 },
  china: { currency: 'CNY', amount: 2990 },
  russia: { currency: 'RUB', amount: 29_900 },
  world: { currency: 'USD', amount: 499 },
};

const euroCountries = 'AT AX BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
const arabLeague = 'AE BH DJ DZ EG EH IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' ');

const regionOfCountry: Readonly<Record<string, PriceRegion>> = {
  BR: 'brazil',
  JP: 'japan',
  KR: 'korea',
  CN: 'china',
  RU: 'russia',
  ...Object.fromEntries(euroCountries.map((country) => [country, 'euro'])),
  ...Object.fromEntries(arabLeague.map((country) => [country, 'arab'])),
};

const regionOfLanguage: Readonly<Partial<Record<LanguageCode, PriceRegion>>> = {
  pt: 'brazil',
  es: 'euro',
  de: 'euro',
  fr: 'euro',
  it: 'euro',
  nl: 'euro',
  ja: 'japan',
  ko: 'korea',
  ar: 'arab',
  zh: 'china',
  ru: 'russia',
};

/** The price of Premium in a region. A year is twelve months less the discount, rounded to the currency's unit. */
export function priceOf(region: PriceRegion, period: BillingPeriod): Money {
  const { currency, amount } = monthly[region];
  return { currency, amount: period === 'month' ? amount : Math.round(amount * 12 * (1 - yearlyDiscount)) };
}

/** The region of a country, by its ISO 3166 code. */
export function priceRegionOf(country: string): PriceRegion {
  return regionOfCountry[country.toUpperCase()] ?? 'world';
}

/** The region to begin with for a reader of a language, until the country is known. */
export function usualPriceRegion(language: LanguageCode): PriceRegion {
  return regionOfLanguage[language] ?? 'world';
}

/** Every price, by region and period. */
export function listPrices(): Record<PriceRegion, Record<BillingPeriod, Money>> {
  const ofRegion = (region: PriceRegion) => ({ month: priceOf(region, 'month'), year: priceOf(region, 'year') });
  return Object.fromEntries(priceRegions.map((region) => [region, ofRegion(region)])) as Record<
    PriceRegion,
    Record<BillingPeriod, Money>
  >;
}
