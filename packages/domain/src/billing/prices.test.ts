import { expect, test } from 'vitest';
import { languageCodes } from '../language/languages.ts';
import { priceOf, priceRegionOf, priceRegions, usualPriceRegion } from './prices.ts';
import { priceRegionOfZone } from './price-region-of-zone.ts';

test.each([
  ['BR', { currency: 'BRL', amount: 990 }, 7128],
  ['FR', { currency: 'EUR', amount: 499 }, 3593],
  ['US', { currency: 'USD', amount: 499 }, 3593],
  ['JP', { currency: 'JPY', amount: 500 }, 3600],
  ['KR', { currency: 'KRW', amount: 5900 }, 42_480],
  ['EG', { currency: 'USD', amount: 299 }, 2153],
  ['CN', { currency: 'CNY', amount: 2990 }, 21_528],
  ['RU', { currency: 'RUB', amount: 29_900 }, 215_280],
])('in %s a month costs %j, and a year twelve of them less 40 %%', (country, month, year) => {
  const region = priceRegionOf(country);
  expect(priceOf(region, 'month')).toEqual(month);
  expect(priceOf(region, 'year')).toEqual({ currency: month.currency, amount: year });
});

test('a country without a price of its own pays what the world pays', () => {
  for (const country of ['GB', 'IN', 'XX', '']) expect(priceRegionOf(country)).toBe('world');
  expect(priceRegionOf('br')).toBe('brazil');
});

test('every language begins with a region, and English with the world', () => {
  for (const language of languageCodes) expect(priceRegions).toContain(usualPriceRegion(language));
  expect(usualPriceRegion('en')).toBe('world');
  expect(usualPriceRegion('pt')).toBe('brazil');
});

test.each([
  ['America/Manaus', 'brazil'],
  ['Atlantic/Azores', 'euro'],
  ['Africa/Casablanca', 'arab'],
  ['Asia/Vladivostok', 'russia'],
  ['Europe/London', 'world'],
  ['America/New_York', 'world'],
  ['UTC', null],
  ['Etc/GMT+3', null],
])('a device in %s is in the region %s', (zone, region) => {
  expect(priceRegionOfZone(zone)).toBe(region);
});

test('every zone of the list exists', () => {
  const known = ['Europe/Lisbon', 'Asia/Seoul', 'America/Noronha', 'Asia/Ust-Nera', 'Indian/Comoro'];
  for (const zone of known) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    expect(priceRegionOfZone(zone)).not.toBe('world');
  }
});
