import { expectAccessible } from '../fixtures/accessibility.ts';
import { signUp, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a link into the app leads through signing in to where it points', async ({ alento, page, person, visitor }) => {
  const account = await signUp(alento.url, person);
  const sessionId = await startSession(alento.url, account);
  await page.goto(`/session/${sessionId}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await visitor.signIn(person);
  await expect(page).toHaveURL(new RegExp(`/session/${sessionId}$`));
  await expect(visitor.composer).toBeVisible();
});

test('a link elsewhere is not followed after signing in', async ({ alento, page, person, visitor }) => {
  await signUp(alento.url, person);
  await page.goto('/login?next=https%3A%2F%2Felsewhere.example%2F');
  await visitor.signIn(person);
  await expect(page).toHaveURL(`${alento.url}/app`);
});

test('a minor learns what a guardian is asked before there is an account, and a wrong year is told', async ({
  page,
  person,
  visitor,
  t,
}) => {
  await page.goto('/login?mode=sign-up');
  await page.getByRole('textbox', { name: t('account:fields.email') }).fill(person.email);
  await page.getByRole('textbox', { name: t('account:fields.password'), exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: t('account:fields.confirmation') }).fill(person.password);
  await page.getByText(t('account:terms.agree')).click();
  await visitor.button(t('account:signUp.next')).click();
  const year = page.getByRole('textbox', { name: t('account-profile:fields.year') });
  await expect(year).toHaveAttribute('inputmode', 'numeric');
  const guardian = visitor.heading(t('account-profile:guardian.heading'));

  await year.fill('1789');
  await expect(
    page.getByText(t('account-profile:fields.yearImpossible', { first: '', last: '' }).split(',')[0] ?? ''),
  ).toBeVisible();
  await expectAccessible(page);
  await year.fill('1990');
  await expect(guardian).toBeHidden();
  await year.fill(String(new Date().getFullYear() - 15));
  await expect(guardian).toBeVisible();
  await expectAccessible(page);
  await year.fill(String(new Date().getFullYear() - 9));
  await expect(guardian).toBeHidden();
  await expect(page.getByText(t('account-profile:tooYoung'))).toBeVisible();
  await visitor.button(t('account:signUp.action')).click();
  await expect(page.getByRole('textbox', { name: t('account:fields.name') })).toBeFocused();
});

test.describe(() => {
  test.use({ expectedProblems: [/status of 4\d\d .*\/auth\/v1\/|net::ERR_FAILED .*\/assets\//] });

  test('a wrong password is refused in plain words and the form stays', async ({
    alento,
    page,
    person,
    visitor,
    t,
  }) => {
    await signUp(alento.url, person);
    await page.goto('/login');
    await page.getByRole('textbox', { name: t('account:fields.email') }).fill(person.email);
    await page.getByRole('textbox', { name: t('account:fields.password'), exact: true }).fill('not-this-one');
    await visitor.button(t('account:signIn.action')).click();
    await expect(page.getByText(t('errors:account.invalid_credentials'))).toBeVisible();
    await expectAccessible(page);
    await visitor.signIn(person);
    await expect(page).toHaveURL(`${alento.url}/app`);
  });

  test('an address that has an account is refused, and an empty form tells what is missing', async ({
    alento,
    page,
    person,
    visitor,
    t,
  }) => {
    await signUp(alento.url, person);
    await page.goto('/login?mode=sign-up');
    await visitor.button(t('account:signUp.next')).click();
    for (const problem of ['emailRequired', 'passwordRequired', 'termsRequired'] as const) {
      await expect(page.getByText(t(`account:validation.${problem}`))).toBeVisible();
    }
    await expectAccessible(page);
    await visitor.signUp(person);
    await expect(page.getByText(t('errors:account.email_taken'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('account:fields.email') })).toBeFocused();
  });

  test('a password that everybody knows is refused at its field, and who sees it writes it once', async ({
    page,
    person,
    visitor,
    t,
  }) => {
    await page.goto('/login?mode=sign-up');
    const password = page.getByRole('textbox', { name: t('account:fields.password'), exact: true });
    const confirmation = page.getByRole('textbox', { name: t('account:fields.confirmation') });
    await visitor.signUp({ ...person, password: 'password' });
    await expect(password).toBeFocused();
    await expect(page.getByText(t('errors:account.common_password'))).toBeVisible();
    await expectAccessible(page);
    await visitor.button(t('account:password.show')).first().click();
    await expect(confirmation).toBeHidden();
    await password.fill(person.password);
    await visitor.button(t('account:signUp.next')).click();
    await visitor.button(t('account:signUp.action')).click();
    await visitor.arriveHome(person);
  });
});
