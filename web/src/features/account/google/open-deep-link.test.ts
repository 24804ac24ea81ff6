import { expect, test } from 'vitest';
import { type DeepLinkSteps, openDeepLink } from '#features/account/google/open-deep-link.ts';

/** Opens a link and answers what was done, in order. */
async function open(address: string, refuse = false): Promise<unknown[]> {
  const done: unknown[] = [];
  const signIn = async (how: unknown) => {
    done.push(how);
    if (refuse) throw new Error('no');
  };
  const steps: DeepLinkSteps = {
    exchangeCode: (code) => signIn({ code }),
    setSession: ({ accessToken, refreshToken }) => signIn({ accessToken, refreshToken }),
    tell: (word) => void done.push(word),
    goHome: () => void done.push('home'),
    noteUnknown: (...given: unknown[]) => void done.push(['unknown', ...given]),
  };
  await openDeepLink(address, steps);
  return done;
}

test('a code is exchanged, the success is told, and then the home screen comes', async () => {
  expect(await open('alento://auth/callback?code=abc')).toEqual([{ code: 'abc' }, 'done', 'home']);
});

test.each(['#access_token=a&refresh_token=r', '?access_token=a&refresh_token=r', '/#access_token=a&refresh_token=r'])(
  'tokens make a session: %s',
  async (rest) => {
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    expect(await open(`alento://auth/callback${rest}`)).toEqual([tokens, 'done', 'home']);
  },
);

test.each([
  '?error=access_denied',
  '#error=server_error&error_code=unexpected_failure',
  '?code=abc&error=access_denied',
])('a link with an error is told, and nothing else is done: %s', async (rest) => {
  expect(await open(`alento://auth/callback${rest}`)).toEqual(['authFailed']);
});

test('a code or tokens that are refused are told, and nobody is sent home', async () => {
  expect(await open('alento://auth/callback?code=abc', true)).toEqual([{ code: 'abc' }, 'loginFailed']);
  const tokens = { accessToken: 'a', refreshToken: 'r' };
  expect(await open('alento://auth/callback#access_token=a&refresh_token=r', true)).toEqual([tokens, 'loginFailed']);
});

test.each([
  'alento://auth/callback',
  'alento://auth/callback?access_token=a',
  'alento://auth/callback/more?code=abc',
  'alento://elsewhere/callback?code=abc',
  'alento://auth.example/callback?code=abc',
  'https://alento.example/auth/callback?code=abc',
  'javascript:alento://auth/callback?code=abc',
  'nonsense',
  '',
])('what is no such link is only noted, without what it says: %s', async (address) => {
  expect(await open(address)).toEqual([['unknown']]);
});
