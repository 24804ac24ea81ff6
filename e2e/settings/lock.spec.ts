import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('a PIN stands before everything that is a person’s, and never before help', async ({
  page,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.arriveHome(signedIn);
  await page.goto('/settings/lock');
  const chosen = page.getByRole('textbox', { name: t('settings-lock:newPin'), exact: true });
  const again = page.getByRole('textbox', { name: t('settings-lock:repeat') });
  await chosen.fill('1234');
  await again.fill('1234');
  await visitor.button(t('settings-lock:turnOn')).click();
  await expect(page.getByText(t('settings-lock:problems.tooEasy'))).toBeVisible();
  await chosen.fill('2580');
  await again.fill('2580');
  await visitor.button(t('settings-lock:turnOn')).click();
  await expect(page.getByText(t('settings-lock:on'))).toBeVisible();
  await expectAccessible(page);

  const locked = visitor.heading(t('settings-lock:locked.title'));
  const pin = page.getByRole('textbox', { name: t('settings-lock:pin') });
  await page.goto('/app');
  await expect(locked).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(signedIn.name)).toBeHidden();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(visitor.button(t('common:quickExit'))).toBeVisible();
  await page.goto('/journal');
  await expect(locked).toBeVisible();
  await page.goto('/help/plan');
  await expect(locked).toBeVisible();
  await page.goto('/help');
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(locked).toBeHidden();

  await page.goto('/app');
  await pin.fill('2581');
  await visitor.button(t('settings-lock:locked.open')).click();
  await expect(page.getByText(t('settings-lock:locked.wrong', { count: 9 }))).toBeVisible();
  await pin.fill('٢٥٨٠');
  await page.keyboard.press('Enter');
  await expect(locked).toBeHidden();

  await page.reload();
  await visitor.button(t('settings-lock:locked.forgotten')).click();
  await visitor.button(t('settings-lock:locked.forget.confirm')).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(locked).toBeHidden();
});
