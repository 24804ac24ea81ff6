import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { findLostText } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';

/** Tells of every screen that fails, and lets each come to rest. */
const expectSoftly = expect.configure({ soft: true });

/** The languages with the longest words, and the one that runs the other way. */
const demanding: readonly LanguageCode[] = ['de', 'ru', 'ar', 'pt'];
const publicScreens = ['', '/login?mode=sign-up', '/help', '/help/plan'];
const ownScreens = ['/app', '/new-session', '/settings'];

for (const language of demanding) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test('nothing is cut off on the narrowest phone', async ({ page, signedIn, visitor }) => {
      await visitor.arriveHome(signedIn);
      for (const path of [...ownScreens, ...publicScreens]) {
        await page.goto(path === '' ? `/${language}` : path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expectSoftly.poll(() => findLostText(page), path).toEqual([]);
      }
    });

    test('help is whole in twice the size', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      for (const path of ['/help', '/help/plan', '/nowhere/at/all']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await expectSoftly.poll(() => findLostText(page), path).toEqual([]);
      }
    });
  });
}
