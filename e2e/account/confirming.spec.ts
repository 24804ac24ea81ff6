import { expectAccessible } from '../fixtures/accessibility.ts';
import { stateWithLanguage } from '../fixtures/browser.ts';
import { expect, test } from '../fixtures/test.ts';

// One worker for the few tests that need such a server.
test.describe.configure({ mode: 'default' });

// Where mails go out, an address has to be confirmed.
test.use({ mailWay: 'smtp', expectedProblems: [/status of 4\d\d .*\/auth\/v1\//] });

test('a sign-up is finished with the mailed code, and signing in before leads there', async ({
  alento,
  page,
  person,
  visitor,
  t,
}) => {
  await page.goto('/login?mode=sign-up');
  await visitor.signUp(person);
  await expect(visitor.heading(t('account:mailed.heading'))).toBeFocused();
  await expect(page.getByText(t('account:mailed.signup', { email: person.email }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('account:mailed.otherAddress') }).click();
  await expect(page.getByRole('textbox', { name: t('account:fields.email') })).toHaveValue(person.email);
  await page.getByRole('textbox', { name: t('account:fields.password'), exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: t('account:fields.confirmation') }).fill(person.password);
  await page.getByText(t('account:terms.agree')).click();
  await visitor.button(t('account:signUp.next')).click();
  await expect(page.getByRole('textbox', { name: t('account:fields.name') })).toHaveValue(person.name);

  const { code } = await alento.mailTo(person.email);
  await page.goto('/login?next=%2Fprogress');
  await page.getByRole('textbox', { name: t('account:fields.email') }).fill(person.email);
  await page.getByRole('textbox', { name: t('account:fields.password'), exact: true }).fill(person.password);
  await visitor.button(t('account:signIn.action')).click();
  await page.getByRole('textbox', { name: t('account:mailed.code') }).fill(code);
  const written = page.waitForResponse(
    (answer) => answer.url().includes('/perfis') && answer.request().method() === 'POST',
  );
  await visitor.button(t('account:mailed.action')).click();
  await expect(page).toHaveURL(/\/progress$/);
  expect(await (await written).json()).toMatchObject({ nome_completo: person.name, lingua: 'pt' });
});

test('the link of the mail does so in this browser, and elsewhere asks to sign in', async ({
  alento,
  browser,
  language,
  page,
  person,
  visitor,
  t,
}) => {
  await page.goto('/login?mode=sign-up');
  await visitor.signUp(person);
  await page.goto((await alento.mailTo(person.email)).link);
  await visitor.arriveHome(person);

  const other = { ...person, email: `other-${person.email}` };
  await visitor.signOut();
  await page.goto('/login?mode=sign-up');
  await visitor.signUp(other);
  const elsewhere = await browser.newContext({ storageState: stateWithLanguage(alento.url, language) });
  const otherPage = await elsewhere.newPage();
  await otherPage.goto((await alento.mailTo(other.email)).link);
  await expect(otherPage.getByRole('heading', { name: t('account:link.signup.elsewhere.heading') })).toBeVisible();
  await elsewhere.close();
  await page.goto('/login');
  await visitor.signIn(other);
  await visitor.arriveHome(other);
});
