import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Page } from '@playwright/test';
import { findLostControls, findLostText } from '../fixtures/layout.ts';
import { navigateInApp } from '../fixtures/navigate-in-app.ts';
import { sendMessage, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Words } from '../fixtures/words.ts';

/** Tells of every screen that fails, and lets each come to rest. */
const expectSoftly = expect.configure({ soft: true });

/** Long words, the other direction, and a script without spaces. */
const languages: readonly LanguageCode[] = ['de', 'ar', 'ja'];

/** The narrowest phone, and a usual one whose browser writes everything twice as large. */
const windows = [
  { width: 320, height: 640, text: '' },
  { width: 390, height: 844, text: '212.5%' },
];

const screensForEverybody = [
  '/login',
  '/login?mode=sign-up',
  '/forgot-password',
  '/privacy-policy',
  '/safety',
  '/too-young',
  '/delete-account',
  '/user-checker',
  '/nowhere/at/all',
  '/help',
  '/help/plan',
];

const screensOfOnesOwn = [
  '/app',
  '/new-session',
  '/sessions',
  '/sessions?archive',
  '/moods',
  '/journal',
  '/progress',
  '/premium',
  '/profile',
  '/settings',
  '/settings/memory',
  '/settings/reminders',
  '/settings/reports',
  '/settings/security',
  '/settings/security/password',
  '/settings/security/two-step',
  '/settings/data',
  '/exercises',
  '/mindfulness?tab=meditations',
  '/mindfulness?tab=breathing',
  '/mindfulness?tab=sounds',
  '/mindfulness?tab=sleep',
  '/mindfulness/sounds',
  '/mindfulness/breathing/square',
];

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('every screen for everybody fits a narrow window and large letters', async ({ page, t }) => {
      test.slow();
      await page.goto('/login');
      for (const path of [`/${language}`, ...screensForEverybody]) {
        // The landing page is a page of its own.
        if (path === `/${language}`) await page.goto(path);
        else await navigateInApp(page, path);
        await expectRoom(page, path, t);
        if (path === `/${language}`) await page.goto('/login');
      }
    });

    test('every screen of one’s own fits a narrow window and large letters', async ({
      alento,
      companion,
      page,
      signedIn,
      t,
    }) => {
      test.slow();
      companion.says('A reply.');
      const sessionId = await startSession(alento.url, signedIn, language);
      await sendMessage(alento.url, signedIn, sessionId, 'Hallo 眠れません مساء');
      for (const path of [`/session/${sessionId}`, '/journal/new?kind=free', ...screensOfOnesOwn]) {
        await navigateInApp(page, path);
        await expectRoom(page, path, t);
      }
    });
  });
}

async function expectRoom(page: Page, path: string, t: Words): Promise<void> {
  for (const { width, height, text } of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const name = `${path}, ${width} pixels${text && `, text at ${text}`}`;
    await expectSoftly
      .poll(
        async () => [...(await findLostText(page)), ...(await findLostControls(page, t('common:help.label')))],
        name,
      )
      .toEqual([]);
  }
}
