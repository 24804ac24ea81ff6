import type { Page } from '@playwright/test';
import { newPerson, rename, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedProblems: [/status of 4\d\d .*\/auth\/v1\//] });

/** What the device holds that is not the same for everybody. */
const readTraces = (page: Page) =>
  page.evaluate(async () => {
    const store = await openKeys();
    const keys = store.getAllKeys();
    await new Promise((resolve) => keys.addEventListener('success', resolve));
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const cached = (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    return {
      local: Object.keys(localStorage).toSorted(),
      // Numbers under random names: how far each page was scrolled.
      session: Object.keys(sessionStorage).filter((key) => key !== 'react-router-scroll-positions'),
      keys: keys.result,
      cached: cached.filter((url) => /\/(?:auth|rest|storage)\/v1\/|\/api\/(?!config)/.test(url)),
      cookies: document.cookie,
    };

    async function openKeys(): Promise<IDBObjectStore> {
      const opening = indexedDB.open('alento', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keys'));
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      return opening.result.transaction('keys').objectStore('keys');
    }
  });

/** As the vault of the device does it. */
const sealSomething = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('alento', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('keys'));
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction('keys', 'readwrite').objectStore('keys').put('a key', 'account');
    await new Promise((resolve) => writing.addEventListener('success', resolve));
    opening.result.close();
  });

/** What becomes of a session that the server has forgotten, once its token is too old. */
const wearOut = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => /^sb-.+-auth-token$/.test(each)) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, refresh_token: 'gone' }));
  });

test('signing out leaves nothing on the device, and every tab follows', async ({
  alento,
  context,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.arriveHome(signedIn);
  await visitor.openNewSession(alento.url, signedIn);
  await visitor.composer.fill('a word of mine');
  await sealSomething(page);
  const other = await context.newPage();
  await other.goto('/app');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Ana');
  const needy = await context.newPage();
  await needy.goto('/app');
  await needy.getByRole('link', { name: t('common:help.label') }).click();
  await expect(needy).toHaveURL(/\/help$/);
  await page.goto('/app');
  expect(await readTraces(page)).toMatchObject({ keys: ['account'] });
  await visitor.signOut();
  await expect(other).toHaveURL(/\/login$/);
  // Whoever is about to call somebody is not led away.
  await expect(needy.getByRole('heading', { level: 1, name: t('safety:title') })).toBeVisible();
  await expect(needy).toHaveURL(/\/help$/);
  await needy.close();
  expect(await readTraces(page)).toEqual({
    local: ['i18nextLng', 'user-language-chosen'],
    session: [],
    keys: [],
    cached: [],
    cookies: '',
  });
  await visitor.signIn(signedIn);
  await expect(other).toHaveURL(`${alento.url}/app`);

  // Changed elsewhere; the next answer about the account brings it to this device, in every tab.
  await rename(alento.url, signedIn, 'Beatriz Luz');
  await page.goto('/settings');
  await visitor.button(t('language:current', { language: 'Português' })).click();
  await visitor.choose(/^English/);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Beatriz');
});

test('a session that cannot be renewed leads to signing in with a word, and keeps what was typed for its writer alone', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.arriveHome(signedIn);
  await visitor.openNewSession(alento.url, signedIn);
  const address = page.url();
  await visitor.composer.fill('half a thought');
  // The page notes whose device it is once it has nothing more urgent to do.
  await page.waitForFunction(() => localStorage.getItem('device-owner') !== null);
  await wearOut(page);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(t('account-google:ended'))).toBeVisible();
  await visitor.signIn(signedIn);
  await expect(page).toHaveURL(address);
  await expect(visitor.composer).toHaveValue('half a thought');

  await wearOut(page);
  await page.goto('/login');
  await expect(page.getByText(t('account-google:ended'))).toBeVisible();
  await visitor.signIn(await signUp(alento.url, newPerson()));
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('half a thought');
  expect(kept).not.toContain(signedIn.email);
});
