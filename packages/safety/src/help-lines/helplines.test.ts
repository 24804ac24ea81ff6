import { describe, expect, test } from 'vitest';
import data from './helplines.json' with { type: 'json' };
import { findHelp, helpCountries } from './helplines.ts';
import { helplinesSchema } from './schema.ts';
// Where each row was seen, for whoever checks it next; people are never sent it.
import sources from './sources.json' with { type: 'json' };

const { countries } = helplinesSchema.parse(data);

const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The countries in which most people speak one of the 13 languages. */
const mainCountries = 'PT BR US GB ES MX DE FR IT JP KR SA EG CN IN NL RU'.split(' ');

/** Numbers that many lists still carry, and that lead nowhere or to somebody else. */
const deadNumbers: Record<string, string[]> = {
  KR: ['1393'],
  IN: ['18005990019'],
  CA: ['18334564566'],
  EG: ['7621602', '7622381'],
  MA: ['0801000180'],
  DE: ['113'],
};

const numbersOf = (country: string): string[] => {
  const help = findHelp(country);
  const lines = help?.lines.flatMap(({ phones }) => phones) ?? [];
  return [...(help?.emergency ?? []), ...lines].map(({ number }) => number.replaceAll(/\D/g, ''));
};

describe('the list of help lines', () => {
  test('names each country once', () => {
    expect(new Set(helpCountries).size).toBe(countries.length);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(helpCountries.filter((country) => names.of(country) === undefined)).toEqual([]);
  });

  test.each(mainCountries)('%s has an emergency number', (country) => {
    expect(findHelp(country)?.emergency[0]?.number).toMatch(/^\d{2,4}$/);
  });

  test.each(mainCountries)('%s has a line that can be shown without a warning', (country) => {
    expect(findHelp(country)?.lines.some(({ confidence }) => confidence !== 'low')).toBe(true);
  });

  test('shows first what is dialled for somebody whose life is in danger', () => {
    const first = (country: string) => findHelp(country)?.emergency[0]?.number;
    expect([first('BR'), first('FR'), first('US'), first('GB')]).toEqual(['192', '15', '911', '999']);
  });

  test.each(europeanUnion)('%s answers 112', (country) => {
    expect(numbersOf(country)).toContain('112');
  });

  test('lets a person reach every line', () => {
    const silent = countries.flatMap(({ lines }) =>
      lines.filter(({ phones, text, chat, whatsapp }) => phones.length === 0 && !text && !chat && !whatsapp),
    );
    expect(silent).toEqual([]);
  });

  test('carries no number that is known to be dead', () => {
    for (const [country, dead] of Object.entries(deadNumbers)) {
      expect(numbersOf(country).filter((number) => dead.includes(number))).toEqual([]);
    }
  });

  test('has a source for every row', () => {
    const rows = (list: readonly { country: string; lines: readonly { name: string }[] }[]) =>
      list.map(({ country, lines }) => [country, lines.map(({ name }) => name)]);
    expect(rows(sources)).toEqual(rows(countries));
    for (const { emergency, lines } of sources) {
      expect(emergency).not.toBe('');
      for (const { source } of lines) expect(source).not.toBe('');
    }
  });

  test('is small enough to be fetched ahead', () => {
    expect(JSON.stringify(data).length).toBeLessThan(64_000);
  });
});
