import { expect, test } from 'vitest';
import { isAdmin } from './policy.ts';

const admins = ['boss@example.com'];

test('a proved address of the list is an operator’s, however it is written', () => {
  expect(isAdmin('boss@example.com', admins)).toBe(true);
  expect(isAdmin('Boss@Example.com', admins)).toBe(true);
});

test.each([null, '', 'ana@example.com', 'boss@example.com.evil.example', 'xboss@example.com', 'boss@example.co_'])(
  '%s is nobody’s who runs the product',
  (email) => {
    expect(isAdmin(email, admins)).toBe(false);
    expect(isAdmin(email, [])).toBe(false);
  },
);
