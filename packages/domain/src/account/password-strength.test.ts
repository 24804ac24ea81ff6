import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['abcdef', 'weak'],
  ['123456789012345', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abababababababababab', 'weak'],
  ['senha1', 'weak'],
  ['tulipa-azul', 'fair'],
  ['Kp7#mq2x', 'fair'],
  ['correct horse battery', 'strong'],
  ['hJ7!kq0Zw4#p', 'strong'],
  ['попугай на крыше', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a longer password is never weaker', () => {
  const order = ['weak', 'fair', 'strong'];
  const password = 'a river under the old stone bridge';
  const ranks = Array.from(password, (_, length) => order.indexOf(passwordStrength(password.slice(0, length))));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
});
