import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

const portuguese = wordsOf('pt');
const english = wordsOf('en');
const storedKeys = [
  'i18nextLng',
  'user-language-chosen',
  'auto-language-detected',
  'detected-country',
  'detected-language',
];

const readStored = (page: Page): Promise<(string | null)[]> =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), storedKeys);

test.describe('somebody who never was here', () => {
  test.use({ storageState: { cookies: [], origins: [] }, locale: 'en-GB' });

  test('reads that their language is being detected, and then their language', async ({ page }) => {
    const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
    await page.route('/api/geo', async (route) => {
      await isTime;
      await route.fulfill({ json: { country: 'BR' } });
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByText(english('language:detecting')).filter({ visible: true })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: portuguese('account:signIn.heading') })).toBeVisible();
    await expect(page.getByText(english('language:detecting')).filter({ visible: true })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt');
    expect(await readStored(page)).toEqual(['pt', null, 'true', 'BR', 'pt']);
  });

  test('is believed by their time zone where their address tells nothing', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: portuguese('account:signIn.heading') })).toBeVisible();
    expect(await readStored(page)).toEqual(['pt', null, 'true', 'BR', 'pt']);
  });

  test('reads the landing page at once, and finds the app in their language', async ({ page }) => {
    const asked = page.waitForRequest('/api/geo');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: english('landing:hero.tell') })).toBeVisible();
    await asked;
    await expect.poll(() => readStored(page)).toEqual(['pt', null, 'true', 'BR', 'pt']);
    await expect(page.getByRole('heading', { level: 1, name: english('landing:hero.tell') })).toBeVisible();
  });
});

test('nobody is looked for who has chosen a language', async ({ page, visitor, t }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(visitor.heading(t('account:signIn.heading'))).toBeVisible();
  expect(asked).not.toContain('/api/geo');
});
