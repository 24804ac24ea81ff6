import type { Page } from '@playwright/test';
import { stateWithLanguage } from '../fixtures/browser.ts';
import { goOffline, untilKept } from '../fixtures/offline.ts';
import { signUp } from '../fixtures/people.ts';
import { startRelay, type Relay } from '../fixtures/relay.ts';
import { test as base, expect } from '../fixtures/test.ts';

/** The server's own files may change under the page's feet, as when an operator updates it. */
const test = base.extend<{ relay: Relay }>({
  relay: async ({ alento }, use) => {
    const relay = await startRelay(alento.url);
    await use(relay);
    await relay.stop();
  },
  baseURL: ({ relay }, use) => use(relay.url),
  storageState: ({ relay, language }, use) => use(stateWithLanguage(relay.url, language)),
});

test.use({ serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED|status of 404 .*\/sw\.js/] });

/** Addresses and contents of everything that any cache holds. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const read = async (request: Request) => [request.url, await (await cache.match(request))?.text()];
        return Promise.all((await cache.keys()).map(read));
      }),
    );
    return kept.flat().map(([url = '', text = '']) => ({ path: new URL(url).pathname, text }));
  });

/** How the page was come to, and how many workers there are. */
const readArrival = (page: Page) =>
  page.evaluate(async () => {
    const [arrival] = performance.getEntriesByType('navigation');
    const way = arrival instanceof PerformanceNavigationTiming ? arrival.type : undefined;
    return { workers: (await navigator.serviceWorker.getRegistrations()).length, way };
  });

/** A second build: its page, the list of its files and its worker differ from the first. */
function update(relay: Relay): void {
  const rename = (content: string): string =>
    content.replaceAll(/(kept-files-)[\w-]+(\.json)/g, '$1second$2').replaceAll(/(revision=)[\w-]+/g, '$1second');
  const first = relay.asked.find((line) => line.includes('/assets/kept-files-'))?.split(' ')[1] ?? '';
  relay.change({
    '/sw.js': { edit: rename },
    '/assets/kept-files-second.json': { from: first, edit: rename },
    '/__spa-fallback.html': { edit: (page) => page.replace('<html ', '<html data-build="second" ') },
  });
}

const secret = 'Ontem sonhei com um farol amarelo.';
const reply = 'Um farol amarelo, e o que havia em volta dele?';

test('Alento is kept on the device once it is opened, without a word of anybody, and opens without a connection', async ({
  alento,
  page,
  person,
  visitor,
  companion,
  t,
}) => {
  await page.goto('/pt');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await readCaches(page), 'a visitor downloads nothing in advance').toEqual([]);

  const account = await signUp(alento.url, person);
  await visitor.returnAs(account);
  await expect(page.getByText(t('common:update.readyOffline'))).toBeVisible({ timeout: 30_000 });
  companion.says(reply);
  await visitor.beginWith(secret);
  await expect(visitor.messages.getByText(reply)).toBeVisible();
  // Once more, with the worker in between.
  await page.reload();
  await expect(visitor.messages.getByText(secret)).toBeVisible();
  const kept = await readCaches(page);
  expect(kept.map(({ path }) => path).filter((path) => /^\/(?:api|auth|rest|storage)\//.test(path))).toEqual([
    '/api/config',
  ]);
  for (const word of [secret, reply, account.token, account.refreshToken, account.email]) {
    expect(kept.filter(({ text }) => text.includes(word))).toEqual([]);
  }

  await goOffline(page);
  await page.goto('/app');
  await visitor.arriveHome(account);
  await expect(page.getByText(t('common:offline'))).toBeVisible();
  await page.goto('/help');
  await expect(visitor.heading(t('safety:title'))).toBeVisible();
});

test('a new version is taken when told to, and a worker whose script is gone goes, too', async ({
  page,
  relay,
  signedIn,
  visitor,
  t,
}) => {
  await untilKept(page);
  update(relay);
  await page.goto('/app');
  await expect(page.getByText(t('common:update.text'))).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('html')).not.toHaveAttribute('data-build');
  await visitor.button(t('common:update.action')).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second');
  await visitor.arriveHome(signedIn);
  const pages = (await readCaches(page)).filter(({ path }) => path === '/__spa-fallback.html');
  expect(pages.map(({ text }) => text.includes('data-build="second"'))).toEqual([true]);

  // On a developer's machine the next program at this address may have no worker.
  relay.change({ '/sw.js': null });
  await page.goto('/help');
  // The page goes from under the question when it reloads.
  await expect(async () => expect(await readArrival(page)).toEqual({ workers: 0, way: 'reload' })).toPass();
  await expect(visitor.heading(t('safety:title'))).toBeVisible();
});

test('what another app shares waits on the device until somebody is signed in, and stands in the composer unsent', async ({
  page,
  relay,
  person,
  alento,
  visitor,
}) => {
  await signUp(alento.url, person);
  await page.goto('/login');
  await untilKept(page);
  // As the system does it: a form is posted to the address that the manifest names.
  await page.evaluate((text) => {
    const form = document.createElement('form');
    Object.assign(form, { action: '/share', method: 'post', enctype: 'multipart/form-data' });
    for (const [name, value] of [
      ['title', 'Um poema'],
      ['text', text],
    ] as const) {
      form.append(Object.assign(document.createElement('input'), { name, value }));
    }
    document.body.append(form);
    form.submit();
  }, secret);
  await expect(page).toHaveURL(/\/login\?next=/);
  await visitor.signIn(person);
  await expect(visitor.startComposer).toHaveValue(`Um poema\n${secret}`);
  expect(relay.asked.filter((line) => / \/(?:share(?!\w)|api\/sessions\/)|farol/.test(line))).toEqual([]);
  await page.reload();
  await expect(visitor.startComposer).toHaveValue(`Um poema\n${secret}`);
});
