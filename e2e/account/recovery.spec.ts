import { expectAccessible } from '../fixtures/accessibility.ts';
import { stateWithLanguage } from '../fixtures/browser.ts';
import { findLostText } from '../fixtures/layout.ts';
import { signUp, type Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visitor } from '../fixtures/visitor.ts';

// Codes and passwords that are refused on purpose.
test.use({ expectedProblems: [/status of 4\d\d .*\/auth\/v1\//] });

const newPassword = 'another-way-in';

/** From signing in to the screen that waits for the code. */
async function askForMail(visitor: Visitor, { email }: Person): Promise<void> {
  const { page, t } = visitor;
  await page.goto('/login');
  await page.getByRole('textbox', { name: t('account:fields.email') }).fill(email);
  await page.getByRole('link', { name: t('account:signIn.forgot') }).click();
  await expect(page.getByRole('textbox', { name: t('account:fields.email') })).toHaveValue(email);
  await expectAccessible(page);
  await visitor.button(t('account:recovery.action')).click();
  await expect(visitor.heading(t('account:mailed.heading'))).toBeFocused();
}

async function choosePassword(visitor: Visitor, password: string, repeated = password): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole('textbox', { name: t('account:newPassword.label'), exact: true }).fill(password);
  await page.getByRole('textbox', { name: t('account:fields.confirmation') }).fill(repeated);
  await visitor.button(t('account:newPassword.action')).click();
}

test('the link of the mail leads to a new password and home, once', async ({ alento, page, person, visitor, t }) => {
  await signUp(alento.url, person);
  await askForMail(visitor, person);
  await page.reload();
  await expect(page.getByText(t('account:mailed.recovery', { email: person.email }))).toBeVisible();
  await expectAccessible(page);

  const { link } = await alento.mailTo(person.email);
  await page.goto(link);
  await expect(visitor.heading(t('account:newPassword.heading'))).toBeFocused();
  await page.reload();
  await expect(visitor.heading(t('account:newPassword.heading'))).toBeVisible();
  await expectAccessible(page);
  await choosePassword(visitor, newPassword, 'something-else');
  await expect(page.getByText(t('account:validation.passwordsDiffer'))).toBeVisible();
  await choosePassword(visitor, '123456');
  await expect(page.getByText(t('errors:account.common_password'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('account:newPassword.label'), exact: true })).toBeFocused();
  await choosePassword(visitor, newPassword);
  await expect(page).toHaveURL(`${alento.url}/app`);
  await expect(page.getByText(t('account:newPassword.done'))).toBeVisible();

  await page.goto('/reset-password');
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.goto('/app');
  await visitor.signOut();
  await visitor.signIn({ ...person, password: newPassword });
  await visitor.arriveHome(person);

  await page.goto(link);
  await expect(visitor.heading(t('account:link.recovery.expired.heading'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('account:link.recovery.action') }).click();
  await expect(visitor.button(t('account:recovery.action'))).toBeVisible();
});

test('the code of the mail does so, too, and a wrong one is refused at its field', async ({
  alento,
  page,
  person,
  visitor,
  t,
}) => {
  await signUp(alento.url, person);
  await askForMail(visitor, person);
  await expect(page.getByRole('button', { name: t('account:mailed.resendLater', { when: '' }).trim() })).toBeDisabled();
  const { code } = await alento.mailTo(person.email);
  const field = page.getByRole('textbox', { name: t('account:mailed.code') });
  const goOn = visitor.button(t('account:mailed.action'));
  await goOn.click();
  await expect(page.getByText(t('account:validation.codeRequired'))).toBeVisible();
  const wrong = code === '000000' ? '111111' : '000000';
  await field.fill(wrong);
  await goOn.click();
  await expect(page.getByText(t('errors:account.code_invalid'))).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(wrong);
  await expectAccessible(page);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await goOn.click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await choosePassword(visitor, newPassword);
  await visitor.arriveHome(person);
});

test('an address without an account gets the same answer', async ({ page, person, visitor, t }) => {
  await askForMail(visitor, person);
  await expect(page.getByText(t('account:mailed.recovery', { email: person.email }))).toBeVisible();
  await page.getByRole('link', { name: t('account:mailed.otherAddress') }).click();
  await expect(page.getByRole('textbox', { name: t('account:fields.email') })).toHaveValue(person.email);
});

test('in another browser the link says that it belongs elsewhere', async ({
  alento,
  browser,
  person,
  visitor,
  language,
  t,
}) => {
  await signUp(alento.url, person);
  await askForMail(visitor, person);
  const { link } = await alento.mailTo(person.email);
  const elsewhere = await browser.newContext({ storageState: stateWithLanguage(alento.url, language) });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: t('account:link.recovery.elsewhere.heading') })).toBeVisible();
  await other.getByRole('link', { name: t('account:link.recovery.action') }).click();
  await expect(other).toHaveURL(/\/forgot-password$/);
  await elsewhere.close();
});

test('too many mails are refused with the wait', async ({ page, person, visitor, t }) => {
  const refusal = { code: 429, error_code: 'over_email_send_rate_limit' };
  const msg = 'For security purposes, you can only request this after 600 seconds.';
  await page.route(/\/auth\/v1\/recover/, (route) => route.fulfill({ status: 429, json: { ...refusal, msg } }));
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: t('account:fields.email') }).fill(person.email);
  await visitor.button(t('account:recovery.action')).click();
  const when = new Intl.RelativeTimeFormat('pt-BR').format(10, 'minute');
  await expect(page.getByText(t('account:tooMany', { when }))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('account:fields.email') })).toHaveValue(person.email);
});

test.describe('in Arabic, on the smallest phone', () => {
  test.use({ language: 'ar', viewport: { width: 320, height: 700 } });

  test('every step fits', async ({ alento, page, person, visitor, t }) => {
    await signUp(alento.url, person);
    await askForMail(visitor, person);
    expect(await findLostText(page)).toEqual([]);
    await expectAccessible(page);
    await page.goto((await alento.mailTo(person.email)).link);
    await expect(visitor.heading(t('account:newPassword.heading'))).toBeVisible();
    expect(await findLostText(page)).toEqual([]);
  });
});
