import { expect, test } from 'vitest';
import { shownContacts } from './shown-contacts.ts';

test('a reply names what the card shows in the country', () => {
  const block = { tier: 3, categories: ['suicide'], form: 'full' } as const;
  expect(shownContacts('US', { ...block, categories: [...block.categories] }, 'en')).toMatchObject({
    number: '911',
    line: expect.stringContaining('988'),
  });
  expect(shownContacts('DE', { ...block, categories: [...block.categories] }, 'de').number).toBe('112');
});

test('where the country is unknown it names nothing', () => {
  const block = { tier: 4 as const, categories: ['suicide' as const], form: 'full' as const };
  expect(shownContacts('ZZ', block, 'en')).toEqual({ number: null, line: null });
});
