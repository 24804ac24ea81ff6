import { expectAccessible } from '../fixtures/accessibility.ts';
import { signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

// A password that is refused on purpose, the end of a session that went with its account, and doors that are shut meanwhile.
test.use({ expectedProblems: [/status of 4\d\d .*\/(auth\/v1|rest\/v1|api)\//] });

test.describe('deleting an account', () => {
  test('takes everything away, and signing in again is refused', async ({ alento, page, signedIn, visitor, t }) => {
    await visitor.openNewSession(alento.url, signedIn);
    await page.goto('/app');
    await visitor.openAccountMenu();
    await page.getByRole('menuitem', { name: t('common:account.delete') }).click();
    await expect(page).toHaveURL(/\/delete-account$/);
    await expect(visitor.heading(t('account:proof.title'))).toBeVisible();
    await expectAccessible(page);

    const remove = visitor.button(t('account:deletion.form.action'));
    await remove.click();
    await expect(page.getByText(t('account:validation.wordDiffers'))).toBeVisible();
    await expect(page.getByText(t('account:validation.passwordRequired'))).toBeVisible();

    await page.getByText(t('account-data:deletion.now'), { exact: true }).click();
    const word = t('account:deletion.form.word');
    const password = page.getByRole('textbox', { name: t('account:proof.password') });
    await page.getByRole('textbox', { name: t('account:deletion.form.wordLabel', { word }) }).fill(word);
    await password.fill('not-this-one');
    await remove.click();
    await expect(page.getByText(t('errors:account.invalid_credentials'))).toBeVisible();
    await expectAccessible(page);

    await password.fill(signedIn.password);
    await remove.click();
    await expect(visitor.heading(t('account:deletion.done.heading'))).toBeVisible();
    await expect(page).toHaveURL(/\/delete-account\/done$/);
    await expectAccessible(page);
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /^sb-|draft/.test(key)));
    expect(kept).toEqual([]);

    await page.goto('/login');
    await page.getByRole('textbox', { name: t('account:fields.email') }).fill(signedIn.email);
    await page.getByRole('textbox', { name: t('account:fields.password'), exact: true }).fill(signedIn.password);
    await visitor.button(t('account:signIn.action')).click();
    await expect(page.getByText(t('errors:account.invalid_credentials'))).toBeVisible();
  });
});

test(
  'another tab of the account is signed out',
  { tag: '@desktop' },
  async ({ context, page, signedIn, visitor, t }) => {
    const other = await context.newPage();
    await other.goto('/sessions');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/delete-account');
    const word = t('account:deletion.form.word');
    await page.getByRole('textbox', { name: t('account:deletion.form.wordLabel', { word }) }).fill(word);
    await page.getByRole('textbox', { name: t('account:proof.password') }).fill(signedIn.password);
    await visitor.button(t('account:deletion.form.action')).click();
    await expect(visitor.heading(t('account-data:planned.heading'))).toBeVisible();
    await expect(other).toHaveURL(/\/login/);
  },
);

test('somebody without a password confirms with a mailed code', async ({ page, alento, signedIn, visitor, t }) => {
  await page.goto('/delete-account');
  await visitor.button(t('account:proof.sendCode')).click();
  const code = page.getByRole('textbox', { name: t('account:proof.code') });
  await expect(code).toBeVisible();
  await code.fill((await alento.mailTo(signedIn.email)).code);
  const word = t('account:deletion.form.word');
  await page.getByRole('textbox', { name: t('account:deletion.form.wordLabel', { word }) }).fill(word);
  await visitor.button(t('account:deletion.form.action')).click();
  await expect(visitor.heading(t('account-data:planned.heading'))).toBeVisible();
});

test('whoever is signed out closes the account by a mailed link, meets nothing but one question when signing in, and stays', async ({
  alento,
  page,
  person,
  visitor,
  t,
}) => {
  await signUp(alento.url, person);
  await page.goto('/delete-account');
  await expect(page.getByText(t('account:deletion.goes.conversations'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: t('account:fields.email') }).fill(person.email);
  await visitor.button(t('account-data:signedOut.action')).click();
  await expect(page.getByText(t('account:mailed.recovery', { email: person.email }))).toBeVisible();
  await page.goto((await alento.mailTo(person.email)).link);
  await expect(page.getByText(t('account-data:deletion.proved'))).toBeVisible();
  await expectAccessible(page);
  const word = t('account:deletion.form.word');
  await page.getByRole('textbox', { name: t('account:deletion.form.wordLabel', { word }) }).fill(word);
  await visitor.button(t('account:deletion.form.action')).click();
  await expect(visitor.heading(t('account-data:planned.heading'))).toBeVisible();
  await expectAccessible(page);

  await page.goto('/login');
  await visitor.signIn(person);
  await expect(visitor.heading(t('account-data:pending.heading'))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/settings/data');
  await visitor.button(t('account-data:pending.keep')).click();
  const download = page.waitForEvent('download');
  await visitor.button(t('account-data:export.action')).click();
  expect((await download).suggestedFilename()).toMatch(/^alento-\d{4}-\d\d-\d\d\.zip$/);
  await expectAccessible(page);
});
