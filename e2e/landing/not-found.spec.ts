import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('an address that leads nowhere says so and leads back', async ({ page, visitor, t }) => {
  await page.goto('/nowhere/at/all');
  await expect(visitor.heading(t('common:notFound.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('common:help.label') })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('link', { name: t('common:notFound.home'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('landing:hero.tell') })).toBeVisible();
  await visitor.button(t('chat:personality.coach.name')).click();
  await expect(page.getByRole('textbox', { name: t('landing:try.label') })).toBeFocused();
});
