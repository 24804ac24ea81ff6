import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { sendMessage, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

const readMarks = (page: Page): Promise<DOMStringMap> =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    animations: document.documentElement.dataset.animations,
  }));

test('how Alento looks is chosen on this device, for good', async ({ page, signedIn, visitor, t }) => {
  await visitor.arriveHome(signedIn);
  await visitor.openAccountMenu();
  await page.getByRole('menuitem', { name: t('common:account.settings') }).click();
  await expect(visitor.heading(t('settings:title'))).toBeVisible();
  await expectAccessible(page);
  await visitor.choose(t('settings:appearance.dark'));
  await page.getByText(t('settings:appearance.animations'), { exact: true }).click();
  expect(await readMarks(page)).toEqual({ theme: 'dark', animations: 'off' });
  await page.goto('/help');
  expect(await readMarks(page)).toEqual({ theme: 'dark', animations: 'off' });
  await page.goto('/settings');
  await visitor.choose(t('settings:appearance.system'));
  await expect(page.getByRole('switch', { name: t('settings:appearance.animations') })).not.toBeChecked();
  expect(await readMarks(page)).toEqual({ animations: 'off' });
});

test(
  'a language is chosen in the settings and saved in the account',
  { tag: '@desktop' },
  async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    await page.goto('/settings');
    const saved = Promise.all([
      page.waitForRequest((request) => request.url().includes('/rest/v1/perfis') && request.method() === 'PATCH'),
      page.waitForResponse(
        (response) => response.url().includes('/auth/v1/user') && response.request().method() === 'PUT',
      ),
    ]);
    await visitor.button(t('language:current', { language: 'Português' })).click();
    await visitor.choose(/^English/);
    const [profile, account] = await saved;
    expect(profile.postDataJSON()).toEqual({ lingua: 'en' });
    expect(await account.json()).toMatchObject({ user_metadata: { lingua: 'en' } });
    await expect(page.getByText(wordsOf('en')('language:changed'))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  },
);

test('days in a row are hidden from whoever does not want them counted', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await sendMessage(alento.url, signedIn, await startSession(alento.url, signedIn), 'Hoje foi um dia longo.');
  await page.goto('/progress');
  await expect(page.getByText(t('progress:streak.current'), { exact: true })).toBeVisible();
  await page.goto('/settings');
  const saved = page.waitForResponse(
    (answer) =>
      /api\/profile|rest\/v1\/perfis/.test(answer.url()) && answer.request().method() !== 'GET' && answer.ok(),
  );
  await page.getByText(t('progress:streak.show'), { exact: true }).click();
  await saved;
  await page.goto('/progress');
  await expect(visitor.heading(t('progress:week.title'))).toBeVisible();
  await expect(page.getByText(t('progress:sessions'))).toBeVisible();
  await expect(page.getByText(t('progress:streak.current'), { exact: true })).toBeHidden();
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: t('progress:streak.show') })).not.toBeChecked();
});
