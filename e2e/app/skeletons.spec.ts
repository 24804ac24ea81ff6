import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** What is read while no module comes is what the page itself has. */
const holdModulesBack = (page: Page): Promise<unknown> => page.route('**/assets/*.js', () => undefined);

for (const language of ['pt', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(
      'home greets by name before any script has come',
      { tag: '@phone' },
      async ({ page, signedIn, visitor, t }) => {
        await visitor.arriveHome(signedIn);
        await holdModulesBack(page);
        await page.goto('/app');
        await visitor.arriveHome(signedIn);
        await expect(page.getByText(t('common:home.start.text'))).toBeVisible();
        await expect(page.getByRole('link', { name: t('common:help.label') })).toHaveAttribute('href', '/help');
        await expect(page.getByRole('status')).toBeHidden();
      },
    );

    test('who comes in is welcomed before any script has come', { tag: '@phone' }, async ({ page, visitor, t }) => {
      await holdModulesBack(page);
      await page.goto('/login?mode=sign-up');
      await expect(visitor.heading(t('account:signUp.heading'))).toBeVisible();
      await page.goto('/app');
      await expect(visitor.heading(t('account:signUp.heading'))).toBeHidden();
      await expect(page.getByRole('status')).toBeVisible();
    });
  });
}
