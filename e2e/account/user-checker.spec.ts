import { newestTerms } from '@alento/domain/legal/terms.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('how the account is', () => {
  test('can be seen by anybody, without what only an account has', async ({ page, visitor, t }) => {
    await page.goto('/user-checker');
    await expect(visitor.heading(t('account-health:title'))).toBeVisible();
    await expect(page.getByText(t('account-health:says.session.signedOut'))).toBeVisible();
    await expect(page.getByText(t('account-health:says.storage.works'))).toBeVisible();
    await expect(page.getByText(t('account-health:says.email.confirmed'))).toBeHidden();
    await expectAccessible(page);
  });

  test('is repaired and reported without a word of the person', async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/user-checker');
    await expect(page.getByText(t('account-health:says.email.confirmed'))).toBeVisible();
    await visitor.button(t('account-health:actions.repair')).click();
    await expect(page.getByText(t('account-health:says.profile.complete'))).toBeVisible();
    await expectAccessible(page);
    await visitor.button(t('account-health:report.copy')).click();
    await expect(page.getByText(t('account-health:report.copied'))).toBeVisible();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain('ok   profile.complete');
    for (const secret of [signedIn.email, signedIn.name, 'Ana', 'sb-', 'eyJ']) expect(report).not.toContain(secret);
    await expect(page.getByText(t('admin:title'))).toBeHidden();
  });
});

test('whoever has not accepted the terms is asked, may put it off, and is asked no more once they accept', async ({
  alento,
  page,
  person,
  visitor,
  t,
}) => {
  const account = await signUp(alento.url, person, { accepts: false });
  await page.goto('/login');
  await visitor.signIn(account);
  const question = page.getByRole('dialog', { name: t('legal-terms:first.title') });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: t('legal-terms:later') }).click();
  await expect(question).toBeHidden();
  await page.goto('/privacy-policy#your-agreement');
  await expect(page.getByText(t('legal-terms:page.notYet'))).toBeVisible();
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await visitor.button(t('legal-terms:accept')).click();
  expect(await (await stored).json()).toMatchObject({ acceptances: [{ version: newestTerms().version }] });
  await expect(visitor.button(t('legal-terms:accept'))).toBeHidden();
  await expectAccessible(page);
});
