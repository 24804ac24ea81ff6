import { afterEach, expect, test, vi } from 'vitest';
import { pathOnSite } from './path-on-site.ts';

afterEach(() => vi.unstubAllGlobals());

test('a link of the site opens its screen in the app, and no other site’s does', () => {
  vi.stubGlobal('window', { location: { origin: 'https://alento.example' } });
  expect(pathOnSite('https://alento.example/reset-password?code=x#y')).toBe('/reset-password?code=x#y');
  expect(pathOnSite('https://alento.example.evil.example/app')).toBeNull();
  expect(pathOnSite('alento://auth/callback?code=x')).toBeNull();
  expect(pathOnSite('https://alento.example@evil.example/')).toBeNull();
});
