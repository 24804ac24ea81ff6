import type { Page } from '@playwright/test';
import { startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** What is read while no module comes is what the page itself has. The answer lets them come. */
async function holdModulesBack(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const language of ['pt', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('home greets by name before any script has come', async ({ page, signedIn, visitor, t }) => {
      await visitor.arriveHome(signedIn);
      await holdModulesBack(page);
      await page.goto('/app');
      await visitor.arriveHome(signedIn);
      await expect(page.getByPlaceholder(t('common:home.start.text'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('common:help.label') })).toHaveAttribute('href', '/help');
      await expect(page.getByRole('status')).toBeHidden();
    });

    test('who comes in is welcomed before any script has come', async ({ page, visitor, t }) => {
      await holdModulesBack(page);
      await page.goto('/login?mode=sign-up');
      await expect(visitor.heading(t('account:signUp.heading'))).toBeVisible();
      await page.goto('/app');
      await expect(visitor.heading(t('account:signUp.heading'))).toBeHidden();
      await expect(page.getByRole('status')).toBeVisible();
    });
  });
}

test('a conversation says who answers before any script has come', async ({ alento, page, signedIn, visitor, t }) => {
  await visitor.arriveHome(signedIn);
  const session = await startSession(alento.url, signedIn);
  const come = await holdModulesBack(page);
  await page.goto(`/session/${session}`);
  await expect(page.getByText(t('chat:notice'))).toBeVisible();
  await expect(page.getByPlaceholder(t('chat:composer.placeholder'))).toBeVisible();
  await expect(visitor.composer).toBeHidden();
  come();
  await visitor.composer.fill('Agora respiro');
  await expect(visitor.button(t('chat:composer.send'))).toBeEnabled();
});
