import type { Page } from '@playwright/test';
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
      await expect(visitor.startComposer).toHaveAttribute('placeholder', t('common:home.start.text'));
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

test('what is written before any script has come is gone on with, at home and in a conversation', async ({
  companion,
  page,
  signedIn,
  visitor,
  t,
}) => {
  companion.says('E agora?');
  await visitor.arriveHome(signedIn);
  const comeAtHome = await holdModulesBack(page);
  await page.goto('/app');
  await visitor.startComposer.pressSequentially('Hoje o');
  comeAtHome();
  await expect(visitor.button(t('common:home.start.send'))).toBeVisible();
  await expect(visitor.startComposer).toBeFocused();
  await page.keyboard.type(' dia foi longo');
  await visitor.button(t('common:home.start.send')).click();
  await expect(visitor.messages.getByText('Hoje o dia foi longo')).toBeVisible();
  await expect(visitor.messages.getByText('E agora?')).toBeVisible();

  const comeInConversation = await holdModulesBack(page);
  await page.reload();
  await visitor.composer.pressSequentially('Agora');
  await expect(page.getByText(t('chat:notice'))).toBeVisible();
  comeInConversation();
  await expect(visitor.button(t('chat:composer.send'))).toBeEnabled();
  await expect(visitor.composer).toBeFocused();
  await page.keyboard.type(' respiro');
  await expect(visitor.composer).toHaveValue('Agora respiro');
  await expect(visitor.messages.getByRole('article')).toHaveCount(3);
});
