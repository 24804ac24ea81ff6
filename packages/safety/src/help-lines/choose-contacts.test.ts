import { expect, test } from 'vitest';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { crisisCategories } from '@alento/domain/safety/schema.ts';
import { helpTiers, type HelpBlock } from '@alento/domain/safety/schema.ts';
import { chooseContacts } from './choose-contacts.ts';
import { findHelp, helpCountries } from './helplines.ts';
import type { CountryHelp, Line } from './schema.ts';

const block = (own: Partial<HelpBlock> = {}): HelpBlock => ({ tier: 3, categories: ['suicide'], form: 'full', ...own });

function line(name: string, own: Partial<Line> = {}): Line {
  return { name, audience: 'general', languages: ['en'], hours: null, confidence: 'high', phones: [], ...own };
}

function country(lines: Line[]): CountryHelp {
  return {
    country: 'XX',
    emergency: [
      { number: '1', service: 'ambulance' },
      { number: '2', service: 'police' },
    ],
    lines,
  };
}

const names = ({ lines }: { lines: readonly Line[] }) => lines.map(({ name }) => name);

test('in every country and at every tier there is somebody to call, and never more than three', () => {
  const everywhere = [...helpCountries, 'ZZ'].flatMap((code) =>
    helpTiers.flatMap((tier) =>
      crisisCategories.map((category) => {
        const { emergency, lines } = chooseContacts(findHelp(code), block({ tier, categories: [category] }), 'en');
        return { code, tier, emergency: emergency.length, all: emergency.length + lines.length };
      }),
    ),
  );
  expect(everywhere.filter(({ all }) => all === 0 || all > 3)).toEqual([]);
  expect(everywhere.filter(({ tier, emergency }) => tier === 4 && emergency === 0)).toEqual([]);
});

test('below the highest tier lines come without the emergency number', () => {
  const { emergency, lines } = chooseContacts(country([line('a')]), block(), 'en');
  expect(emergency).toEqual([]);
  expect(lines).toHaveLength(1);
});

test('an emergency of the body begins with the emergency number at any tier', () => {
  expect(chooseContacts(country([line('a')]), block({ tier: 2, categories: ['medical'] }), 'en').emergency).toEqual([
    { number: '1', service: 'ambulance' },
  ]);
});

test('where somebody does harm the police are called', () => {
  const { emergency } = chooseContacts(country([]), block({ tier: 4, categories: ['abuse'] }), 'en');
  expect(emergency).toEqual([{ number: '2', service: 'police' }]);
});

test('what was not checked is shown only where there is nothing else', () => {
  const unsure = line('unsure', { confidence: 'low' });
  expect(names(chooseContacts(country([unsure, line('sure')]), block(), 'en'))).toEqual(['sure']);
  expect(names(chooseContacts(country([unsure]), block(), 'en'))).toEqual(['unsure']);
});

test('the young find their own line first, and those who are hurt at home find theirs', () => {
  const lines = [line('all'), line('young', { audience: 'youth' }), line('home', { audience: 'domestic-violence' })];
  expect(names(chooseContacts(country(lines), block({ categories: ['suicide', 'minor'] }), 'en'))[0]).toBe('young');
  expect(names(chooseContacts(country(lines), block({ categories: ['abuse'] }), 'en'))).toEqual(['home', 'all']);
  expect(names(chooseContacts(country(lines), block(), 'en'))).toEqual(['all']);
});

test.each(languageCodes)('of several lines the one that speaks the language on screen comes first (%s)', (language) => {
  const lines = [line('other', { languages: ['xx'] }), line('own', { languages: [language] })];
  expect(names(chooseContacts(country(lines), block(), language))).toEqual(['own', 'other']);
});
