import { expect, test } from 'vitest';
import { requiresMfa } from './requires-mfa.ts';

const tokenOf = (claims: object): string =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.x`;
const factor = (status: 'verified' | 'unverified') =>
  ({ id: 'f', factor_type: 'totp', status, created_at: '', updated_at: '' }) as const;

test.each([
  ['a second step that is not taken', { aal: 'aal1' }, [factor('verified')], true],
  ['one that is taken', { aal: 'aal2' }, [factor('verified')], false],
  ['one that was only begun', { aal: 'aal1' }, [factor('unverified')], false],
  ['none', { aal: 'aal1' }, undefined, false],
  ['a token that does not tell', {}, [factor('verified')], true],
  ['a name in other letters', { aal: 'aal2', name: '🌿ÿ?>' }, [factor('verified')], false],
])('%s', (_, claims, factors, owes) => {
  const text = JSON.stringify(claims).replaceAll(/[^\x20-\x7e]/g, '?');
  expect(requiresMfa(tokenOf(JSON.parse(text) as object), factors ? { factors } : {})).toBe(owes);
});

test('a token that cannot be read is believed nothing', () => {
  expect(requiresMfa('nonsense', { factors: [factor('verified')] })).toBe(true);
});
