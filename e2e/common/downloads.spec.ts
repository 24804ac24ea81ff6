import { join } from 'node:path';
import { readManifest } from '../../web/build-manifest.ts';
import { openings } from '../../web/openings.ts';
import { listOpeningScripts } from '../../web/route-scripts.ts';
import { sizes, stateWithLanguage } from '../fixtures/browser.ts';
import { startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const client = join(import.meta.dirname, '../../web/build/client');

test('a screen that nobody touches downloads what its budget counts, and nothing more', async ({
  alento,
  browser,
  context,
  language,
  signedIn,
  visitor,
}) => {
  test.slow();
  await visitor.arriveHome(signedIn);
  const session = await startSession(alento.url, signedIn);
  const manifest = readManifest(client);
  const signedOut = await browser.newContext({
    ...sizes.phone,
    baseURL: alento.url,
    locale: 'pt-BR',
    serviceWorkers: 'block',
    storageState: stateWithLanguage(alento.url, language),
  });
  const opened = openings.map(async (opening) => {
    const page = await (opening.path === 'login' ? signedOut : context).newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.slice(1));
    });
    // What waits for a quiet page comes with the service worker's part, last of all.
    const last = page.waitForRequest(/\/assets\/keep-on-device-/, { timeout: 0 });
    await page.goto(`/${opening.path.replace(':sessionId', session)}`);
    await last;
    await page.waitForLoadState('networkidle');
    const counted = listOpeningScripts(client, manifest, opening, 'pt');
    expect({ [opening.path]: [...scripts].filter((file) => !counted.has(file)) }).toEqual({ [opening.path]: [] });
  });
  await Promise.all(opened);
  await signedOut.close();
});
