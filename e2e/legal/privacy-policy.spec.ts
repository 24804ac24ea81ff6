import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('privacy and terms', () => {
  test('are read by anybody, with what they promise in them', async ({ page, t }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: t('legal:title') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(25);
    await expect(page.getByText(t('legal:updated', { date: '23 de novembro de 2026' }))).toBeVisible();
    for (const promise of [
      '72 horas',
      '15 dias',
      '30 dias',
      'AES-256',
      '12 meses',
      '18 anos',
      '13 a 17',
      '14 dias',
      'PHQ-9',
    ]) {
      await expect(page.getByRole('article')).toContainText(promise);
    }
    await expect(page.getByRole('article')).not.toContainText('{{');
    await expectAccessible(page);
  });

  test('open at the part that a link names', async ({ page, t }) => {
    await page.goto('/privacy-policy#terms');
    await expect(page.getByRole('heading', { name: t('legal:parts.terms') })).toBeInViewport();
  });
});

test('the contents lead to a clause', { tag: '@desktop' }, async ({ page, t }) => {
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: t('legal:contents') });
  await contents.getByRole('link', { name: t('legal:clauses.breach.title') }).click();
  await expect(page).toHaveURL(/#breach$/);
  await expect(page.getByRole('heading', { name: t('legal:clauses.breach.title') })).toBeInViewport();
});

test.describe(() => {
  test.use({ language: 'en' });
  test('speak the language of the reader', { tag: '@desktop' }, async ({ page, t }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: t('legal:title') })).toBeVisible();
    await expect(page.getByText(t('legal:updated', { date: 'November 23, 2026' }))).toBeVisible();
  });
});
