import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

test('another language is chosen by its own name, at once and for good', async ({ page, signedIn, visitor, t }) => {
  const english = wordsOf('en');
  await expect(page).toHaveURL(/\/app$/);
  await visitor.openAccountMenu();
  await page.getByRole('menuitem', { name: t('common:account.language') }).click();
  await visitor.choose(/^English/);
  await expect(page.getByText(english('language:changed'))).toBeVisible();
  await expect(visitor.heading(english('common:home.start.title'))).toBeVisible();
  await page.reload();
  await expect(visitor.heading(english('common:home.start.title'))).toBeVisible();
  await expect(page.getByText(signedIn.email)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
});
