import { expect, test } from 'vitest';
import { hideAddress, isSameMailbox } from './mailbox.ts';

test.each([
  ['ana@example.com', 'ana@example.com', true],
  ['Ana@Example.com ', 'ana@example.com', true],
  ['ana+mum@example.com', 'ana@example.com', true],
  ['ana@example.org', 'ana@example.com', false],
  ['rosa@example.com', 'ana@example.com', false],
])('%s and %s are one mailbox: %s', (one, other, expected) => {
  expect(isSameMailbox(one, other)).toBe(expected);
});

test('of an address only its beginning and its host are told', () => {
  expect(hideAddress('rosa.souza@example.com')).toBe('r•••@example.com');
});
