import { expect, test } from 'vitest';
import { oauthReturnParams } from '#features/account/google/oauth-return-params.ts';

test.each([
  ['', 'next=%2Fapp'],
  ['next=%2Fprogress', 'next=%2Fprogress'],
  ['mode=sign-up&next=%2Fsettings%3Fa%3D1', 'next=%2Fsettings%3Fa%3D1&mode=sign-up'],
  ['next=%2Fapp&mode=sign-up&error=access_denied&code=abc', 'next=%2Fapp&mode=sign-up'],
])('of %j goes along %j', (address, way) => {
  expect(oauthReturnParams(new URLSearchParams(address))).toBe(way);
});
