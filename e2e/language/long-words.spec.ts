import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { findLostText } from '../fixtures/layout.ts';
import { navigateInApp } from '../fixtures/navigate-in-app.ts';
import { expect, test } from '../fixtures/test.ts';

/** Tells of every screen that fails, and lets each come to rest. */
const expectSoftly = expect.configure({ soft: true });

/** Languages with long words; German and Arabic are read on every screen in `small-screens.spec.ts`. */
const demanding: readonly LanguageCode[] = ['ru', 'pt'];
const screens = ['/app', '/new-session', '/settings', '/help', '/help/plan'];

for (const language of demanding) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test('nothing is cut off on the narrowest phone', async ({ page, signedIn, visitor }) => {
      await visitor.arriveHome(signedIn);
      for (const path of [...screens, `/${language}`]) {
        // The landing page is a page of its own.
        if (path === `/${language}`) await page.goto(path);
        else await navigateInApp(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expectSoftly.poll(() => findLostText(page), path).toEqual([]);
      }
    });

    test('help is whole in twice the size', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto('/login?mode=sign-up');
      await expectSoftly.poll(() => findLostText(page), '/login').toEqual([]);
      for (const path of ['/help', '/help/plan', '/nowhere/at/all']) {
        await navigateInApp(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await expectSoftly.poll(() => findLostText(page), path).toEqual([]);
      }
    });
  });
}
