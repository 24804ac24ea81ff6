import { languageCodes } from '@alento/domain/language/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp({ publicUrl: 'https://alento.example/' })));
afterAll(() => app.close());

test('crawlers are kept out of what is a person’s, and shown the map of the rest', async () => {
  const response = await app.request('GET', '/robots.txt');
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  for (const path of ['/api/', '/app', '/session/']) expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain('Sitemap: https://alento.example/sitemap.xml');
});

test('the map names each public page with all its languages', async () => {
  const response = await app.request('GET', '/sitemap.xml');
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  for (const language of languageCodes) {
    expect(text).toContain(`<loc>https://alento.example/${language}</loc>`);
    expect(text.split(`hreflang="${language}"`)).toHaveLength(languageCodes.length + 1);
  }
});

test('whoever got lost at a provider is led to words about it, and to nothing that somebody else has written', async () => {
  const query = 'error=invalid_request&error_code=bad_oauth_state&error_description=Call+this+number&next=%2F%2Fevil';
  const response = await fetch(`${app.url}/?${query}`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/auth/callback?error=invalid_request&error_code=bad_oauth_state',
  ]);
  expect((await fetch(`${app.url}/?error=x`, { redirect: 'manual' })).status).not.toBe(302);
});

test('without an app of its own the site vouches for none', async () => {
  for (const path of ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association']) {
    const response = await app.request('GET', path);
    expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
      404,
      'common.not_found',
    ]);
  }
});

test('both systems are told which app opens the links of the site', async () => {
  const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
  const configured = await createTestApp({
    apps: {
      android: { packageName: 'app.alento.companion', fingerprints: [fingerprint] },
      ios: ['ABCDE12345.app.alento.companion'],
    },
  });
  try {
    const android = await configured.request('GET', '/.well-known/assetlinks.json');
    expect(android.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await android.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'app.alento.companion',
          sha256_cert_fingerprints: [fingerprint],
        },
      },
    ]);
    const ios = await configured.request('GET', '/.well-known/apple-app-site-association');
    expect(ios.headers.get('content-type')).toMatch(/^application\/json/);
    const told = (await ios.json()) as { applinks: { details: { appIDs: string[]; components: object[] }[] } };
    expect(told.applinks.details[0]?.appIDs).toEqual(['ABCDE12345.app.alento.companion']);
    expect(told.applinks.details[0]?.components).toContainEqual({ '/': '/auth/callback' });
    expect(told.applinks.details[0]?.components).not.toContainEqual({ '/': '*' });
  } finally {
    await configured.close();
  }
});

test('what is shared past the service worker is not read: the app opens without it', async () => {
  const body = new FormData();
  body.append('text', 'words that nobody is to see');
  const response = await fetch(`${app.url}/share`, { method: 'POST', body, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/app']);
});
