import { expect, test } from 'vitest';
import { chooseContacts } from '../../src/help-lines/choose-contacts.ts';
import { findHelp } from '../../src/help-lines/helplines.ts';
import { evaluateCountries, faultsOf, type Shown } from './countries.ts';

test('in every country, at every tier, for every kind of danger and in every language the right people are shown', () => {
  const { rows, failures } = evaluateCountries();
  expect(failures).toEqual([]);
  for (const row of Object.values(rows)) expect(row['cards']).toBeGreaterThan(10_000);
});

const block = { tier: 4, categories: ['abuse'], form: 'full' } as const;
const help = findHelp('US');
const right: Shown = {
  help,
  block: { ...block, categories: [...block.categories] },
  language: 'en',
  contacts: chooseContacts(help, { ...block, categories: [...block.categories] }, 'en'),
};

test('a card that is wrong is told from one that is right', () => {
  expect(faultsOf(right)).toEqual([]);
  const { emergency } = right.contacts;
  const wrong = (contacts: Partial<Shown['contacts']>): string[] =>
    faultsOf({ ...right, contacts: { ...right.contacts, ...contacts } });
  expect(wrong({ emergency: [] })).toContain('no emergency number where a life is in danger');
  expect(wrong({ emergency: [{ number: '999' }] })).toContain('a number of elsewhere');
  expect(wrong({ lines: [] })).toContain('others come before whom the line is for');
  const forAnybody = help?.lines.filter(({ audience }) => audience === 'general').slice(0, 2) ?? [];
  expect(wrong({ lines: forAnybody })).toContain('others come before whom the line is for');
  expect(wrong({ emergency: [], lines: [] })).toContain('nobody is shown');
  expect(wrong({ emergency: [...emergency, ...emergency, ...emergency] })).toContain('more than can be taken in');
});
