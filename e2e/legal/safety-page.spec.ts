import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('the safety page', () => {
  test('is read by anybody, and is found from help and from the privacy page', async ({ page, t }) => {
    await page.goto('/help');
    await page.getByRole('link', { name: t('common:safetyPage') }).click();
    await expect(page).toHaveURL(/\/safety$/);
    await expect(page.getByRole('heading', { level: 1, name: t('protocol:title') })).toBeVisible();
    await expect(page.getByText(t('protocol:updated', { date: '22 de novembro de 2026' }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(page.getByText(t('protocol:counts.none'))).toBeVisible();
    await expect(page.getByRole('article')).not.toContainText('{{');
    await expectAccessible(page);
    await page.goto('/privacy-policy');
    await expect(page.getByRole('link', { name: t('common:safetyPage') })).toHaveAttribute('href', '/safety');
  });

  test('is found from the landing page', async ({ page, t }) => {
    await page.goto('/');
    await page.getByRole('link', { name: t('common:safetyPage') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('protocol:title') })).toBeVisible();
  });
});
