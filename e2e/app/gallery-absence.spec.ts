import { expect, test } from '../fixtures/test.ts';

test('what people are served has no gallery', async ({ page, visitor, t }) => {
  await page.goto('/gallery');
  await expect(visitor.heading(t('common:notFound.title'))).toBeVisible();
});
