import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { originPlaceholder } from '@alento/domain/common/site.ts';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { indexStaticFiles, readStaticFile } from './static-files.ts';

let root: string;
let app: TestApp;
const origin = 'https://alento.example';
const script = 'window.ready = true;';
const bundle = 'export const answer = 42;\n'.repeat(100);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'alento-web-'));
  const files: Record<string, string | Buffer> = {
    'client/__spa-fallback.html': `<script>${script}</script><script type="module" src="/assets/x.js"></script>the app`,
    'client/index.html': 'never served',
    'client/pt/index.html': 'página',
    'client/en/index.html': 'page',
    'client/assets/x-1a2b.js': bundle,
    'client/assets/x-1a2b.js.br': brotliCompressSync(bundle),
    'client/assets/x-1a2b.js.gz': gzipSync(bundle),
    'client/manifests/pt.webmanifest': '{"lang":"pt-BR"}',
    'client/manifests/ja.webmanifest': '{"lang":"ja-JP"}',
    'client/fr/index.html': `<html lang="fr"><link rel="canonical" href="${originPlaceholder}/fr"><script type="application/ld+json">{}</script>`,
    'client/.vite/manifest.json': '{"secret":"plan"}',
    'secret.txt': 'outside',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), content);
  }
  app = await createTestApp({
    webFiles: await indexStaticFiles(join(root, 'client'), { origin, servers: [], sellsPlans: false }),
  });
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.request('GET', path, { headers });
const page = { accept: 'text/html,application/xhtml+xml' };

test('a hashed file is immutable and a page is asked for anew', async () => {
  const asset = await get('/assets/x-1a2b.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await asset.text()).toBe(bundle);
  const html = await get('/pt', page);
  expect(html.headers.get('cache-control')).toBe('no-cache');
  expect(await html.text()).toBe('página');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', null],
])('a browser that accepts %s gets %s', async (accepted, encoding) => {
  const response = await get('/assets/x-1a2b.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(await response.text()).toBe(bundle);
});

test('a page talks to our server alone, or to the Supabase project too', async () => {
  const [own] = (await indexStaticFiles(join(root, 'client'), { origin, servers: [], sellsPlans: false })).values();
  expect(own?.contentPolicy).toMatch(/img-src 'self' data: blob:; .*connect-src 'self' wss:\/\/alento\.example;/);
  const [shared] = (
    await indexStaticFiles(join(root, 'client'), { origin, servers: ['https://abc.supabase.co'], sellsPlans: false })
  ).values();
  expect(shared?.contentPolicy).toMatch(
    /img-src 'self' data: blob: https:\/\/abc\.supabase\.co; .*connect-src 'self' wss:\/\/alento\.example wss:\/\/abc\.supabase\.co https:\/\/abc\.supabase\.co;/,
  );
});

test('what has not changed is not sent again', async () => {
  const first = await get('/pt', page);
  const again = await get('/pt', { ...page, 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a cache that holds one of several versions is told whether it is the present one', async () => {
  const { headers } = await get('/pt', page);
  const etag = headers.get('etag') ?? '';
  expect((await get('/pt', { ...page, 'if-none-match': `"older", ${etag}` })).status).toBe(304);
  expect((await get('/pt', { ...page, 'if-none-match': '"older"' })).status).toBe(200);
});

test.each(['br', 'gzip', 'identity'])(
  'a page that names its address names the server’s, encoded as %s',
  async (encoding) => {
    const response = await get('/fr', { ...page, 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await response.text()).toContain('href="https://alento.example/fr"');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';");
  },
);

test('what the build notes for itself is not served', async () => {
  const response = await get('/.vite/manifest.json', page);
  expect(await response.text()).toContain('the app');
});

test('a screen of the app is served by the fallback page, whose own script alone may run', async () => {
  const response = await get('/session/7', page);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('the app');
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each([
  [{}, 'página'],
  [{ 'accept-language': 'en-GB,en;q=0.9,pt;q=0.5' }, 'page'],
  [{ 'accept-language': 'sv,pt;q=0.4,en;q=0.6' }, 'page'],
  [{ 'accept-language': 'sv' }, 'página'],
  [{ 'accept-language': 'pt', cookie: 'language=en' }, 'page'],
  [{ cookie: 'language=../../secret' }, 'página'],
])('the first page answers %j with “%s”', async (headers, text) => {
  const response = await get('/', { ...page, ...headers });
  expect(await response.text()).toBe(text);
  expect(response.headers.get('vary')).toContain('Accept-Language, Cookie');
});

test.each([
  ['ja,en;q=0.5', '{"lang":"ja-JP"}'],
  ['sv', '{"lang":"pt-BR"}'],
])('an app that was installed without a language reads its manifest in %s', async (wanted, manifest) => {
  const response = await get('/manifest.webmanifest', { 'accept-language': wanted });
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(response.headers.get('vary')).toContain('Accept-Language');
  expect(await response.text()).toBe(manifest);
});

test('a file that is not there is a 404 for whoever wants no page', async () => {
  expect((await get('/assets/gone.js', { accept: '*/*' })).status).toBe(404);
  expect((await app.request('POST', '/pt', { headers: page })).status).toBe(404);
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%00', '/%zz'])(
  '%s leads nowhere',
  async (path) => {
    const { status, body } = await getRaw(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('outside');
  },
);

test('every answer carries its id and the headers that protect it', async () => {
  for (const path of ['/', '/api/health', '/api/nothing', '/assets/x-1a2b.js', '/auth/v1/settings']) {
    const { headers } = await get(path, page);
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
});

test('the mobile app may call the API from its own origin, and no other site may', async () => {
  const preflight = (origin: string) => app.request('OPTIONS', '/api/sessions', { headers: { origin } });
  const own = await preflight('capacitor://localhost');
  expect(own.status).toBe(204);
  expect(own.headers.get('access-control-allow-origin')).toBe('capacitor://localhost');
  expect(own.headers.get('access-control-allow-headers')).toContain('authorization');
  expect((await preflight('http://localhost')).headers.get('access-control-allow-origin')).toBeNull();
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  const answer = await get('/api/health', { origin: 'https://localhost' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://localhost');
  expect(answer.headers.get('vary')).toContain('Origin');
});

test('without a build there is no page, and the API is served all the same', async () => {
  expect((await indexStaticFiles(join(root, 'nowhere'), { origin, servers: [], sellsPlans: false })).size).toBe(0);
});

// fetch would tidy the path up before it asks.
function getRaw(path: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const { hostname, port } = new URL(app.url);
  const request = httpRequest({ hostname, port, path, headers: { accept: '*/*' } }, (response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
  });
  request.on('error', reject).end();
  return promise;
}

test.each([
  [true, '<html data-sells-plans="" lang="fr">'],
  [false, '<html lang="fr">'],
])('a page says whether plans are sold (%s)', async (sellsPlans, beginning) => {
  const file = (await indexStaticFiles(join(root, 'client'), { origin, servers: [], sellsPlans })).get(
    '/fr/index.html',
  );
  if (!file) throw new Error('the page is not listed');
  expect(String(await readStaticFile(file))).toMatch(new RegExp(`^${beginning}`));
});
