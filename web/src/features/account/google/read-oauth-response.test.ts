import { expect, test } from 'vitest';
import { readOAuthResponse } from '#features/account/google/read-oauth-response.ts';

const read = (rest: string) => readOAuthResponse(new URL(`https://alento.example/auth/callback${rest}`));

test('a code, or tokens in query or fragment, sign somebody in', () => {
  expect(read('?code=abc&next=%2Fapp')).toEqual({ kind: 'code', code: 'abc' });
  const tokens = { kind: 'tokens', accessToken: 'a', refreshToken: 'r' };
  expect(read('#access_token=a&refresh_token=r')).toEqual(tokens);
  expect(read('?access_token=a&refresh_token=r')).toEqual(tokens);
});

test('an error wins over everything that stands beside it', () => {
  const refusal = { kind: 'refusal', error: 'access_denied', code: 'bad_oauth_callback' };
  expect(read('?error=access_denied&error_code=bad_oauth_callback&code=abc')).toEqual(refusal);
  expect(read('?code=abc#error=access_denied&error_code=bad_oauth_callback')).toEqual(refusal);
  expect(read('#error_description=no')).toEqual({ kind: 'refusal', error: '', code: '' });
});

test.each(['', '?next=/app', '#access_token=a', '?refresh_token=r', '?code=', '?state=x'])(
  '%j brings nothing',
  (rest) => {
    expect(read(rest)).toEqual({ kind: 'nothing' });
  },
);
