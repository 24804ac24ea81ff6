import { expect, test } from 'vitest';
import { planHelp } from './plan-help.ts';
import { helpBlockSchema, toHelpSubject, type Tier } from '@alento/domain/safety/schema.ts';

const message = (tier: Tier) => ({ tier, categories: tier === 0 ? [] : (['suicide'] as const) });

test.each([0, 1] as const)('a message of tier %i brings no help, whatever came before it', (tier) => {
  for (const before of [0, 1, 2, 3, 4] as const) expect(planHelp(message(tier), before)).toBeNull();
});

test.each([2, 3, 4] as const)('the first message of tier %i is answered in full', (tier) => {
  const help = planHelp(message(tier), 0);
  expect(help).toEqual({ tier, categories: ['suicide'], form: 'full' });
  expect(helpBlockSchema.parse(help)).toEqual(help);
});

test('what comes again within a day is answered briefly, at the highest tier of the day', () => {
  expect(planHelp(message(2), 2)).toMatchObject({ tier: 2, form: 'short' });
  expect(planHelp(message(2), 4)).toMatchObject({ tier: 4, form: 'short' });
});

test('what is graver than before is answered in full again', () => {
  expect(planHelp(message(4), 3)).toMatchObject({ tier: 4, form: 'full' });
});

test('danger of which nobody knows the kind is met as what most often lies behind it', () => {
  expect(planHelp({ tier: 3, categories: [] }, 0)).toMatchObject({ categories: ['suicide'] });
});

test('being young does not decide what a block is about', () => {
  expect(toHelpSubject({ categories: ['minor', 'abuse'] })).toBe('abuse');
  expect(toHelpSubject({ categories: ['minor'] })).toBe('suicide');
});
