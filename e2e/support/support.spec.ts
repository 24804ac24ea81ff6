import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

// The connection that breaks on purpose.
test.use({ expectedProblems: [/ERR_FAILED/] });

test('a visitor writes, sees help first where their words tell of danger, and loses nothing to a failure', async ({
  page,
  visitor,
  t,
}) => {
  await page.goto('/support');
  await expect(visitor.heading(t('support:title'))).toBeVisible();
  const message = page.getByRole('textbox', { name: t('support:message.label') });
  const email = page.getByRole('textbox', { name: t('support:email.label') });
  const send = visitor.button(t('support:send'));
  await send.click();
  await expect(page.getByText(t('support:required'))).toBeVisible();
  await expect(page.getByText(t('errors:account.email_invalid'))).toBeVisible();
  await expectAccessible(page);

  await page.getByText(t('support:categories.premium')).click();
  await message.fill('O timer parou. Quero me matar hoje à noite.');
  await email.fill('rui@example.com');
  await page.getByText(t('support:diagnostics.label')).click();
  await expect(page.getByRole('definition').filter({ hasText: '/support' })).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue(/O timer parou/);
  await expect(page.getByRole('radio', { name: t('support:categories.premium') })).toBeChecked();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/timer|rui@/);

  await send.click();
  await expect(page.getByText(t('support:danger.text'))).toBeVisible();
  await expectAccessible(page);
  await visitor.button(t('support:danger.back')).click();
  await expect(message).toHaveValue(/O timer parou/);

  await page.route('**/api/support', (route) => route.abort());
  await send.click();
  await expect(page.getByText(t('errors:common.network'))).toBeVisible();
  await expect(message).toHaveValue(/O timer parou/);
  await page.unroute('**/api/support');
  await send.click();
  await expect(visitor.heading(t('support:done.title'))).toBeVisible();
  await expectAccessible(page);
  await visitor.button(t('support:done.again')).click();
  await expect(message).toHaveValue('');
  await expect(email).toHaveValue('rui@example.com');
});

test('whoever is signed in writes without leaving the screen, and is known by their address', async ({
  page,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.openAccountMenu();
  await page.getByRole('menuitem', { name: t('common:account.support') }).click();
  const dialog = page.getByRole('dialog', { name: t('support:title') });
  await expect(dialog.getByRole('textbox', { name: t('support:email.label') })).toHaveValue(signedIn.email);
  await dialog.getByRole('textbox', { name: t('support:message.label') }).fill('Como mudo o meu idioma?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('support:send') }).click();
  await expect(dialog.getByRole('heading', { name: t('support:done.title') })).toBeVisible();
  await dialog.getByRole('button', { name: t('support:done.close') }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/app$/);
});
