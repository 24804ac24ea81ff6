import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

// One worker for the few tests that need such a server.
test.describe.configure({ mode: 'default' });

test.use({ engine: 'guided', sellsPlans: true });

test('a visitor from elsewhere reads their price', { tag: '@desktop' }, async ({ browser, alento }) => {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await page.goto(alento.url);
  await expect(page.getByText('¥500')).toBeVisible();
  await expect(page.getByText('$4.99')).toBeHidden();
  await context.close();
});

test('a trial begins in one press and can be ended', async ({ page, signedIn, visitor, t }) => {
  expect(signedIn.token).toBeTruthy();
  await page.goto('/premium');
  await expect(visitor.heading(t('billing:state.free'))).toBeVisible();
  await expectAccessible(page);
  await visitor.button(t('billing:trial.begin')).click();
  await expect(visitor.heading(t('billing:state.trial'))).toBeVisible();
  await page.goto('/app');
  await expect(page.getByRole('link', { name: /Teste: restam/ })).toBeVisible();
  await page.goto('/premium');
  await visitor.button(t('billing:trial.end')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('billing:trial.end') })
    .click();
  await expect(visitor.heading(t('billing:trial.over'))).toBeVisible();
});

test(
  'Premium is paid for, confirmed, and offers to be canceled',
  { tag: '@desktop' },
  async ({ page, signedIn, visitor, t }) => {
    expect(signedIn.token).toBeTruthy();
    await page.goto('/premium');
    await visitor.button(t('billing:manage.restore')).click();
    await expect(page.getByText(t('billing:success.unknown'))).toBeVisible();
    await visitor.button(t('billing:choose.pay')).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText(t('billing:canceled.title'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('billing:canceled.again') }).click();
    await visitor.button(t('billing:choose.pay')).click();
    await page.getByRole('link', { name: 'Pay' }).click();
    await expect(page.getByText(t('billing:success.confirmed'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/premium');
    await expect(visitor.button(t('billing:manage.cancel'))).toBeVisible();
    await expect(visitor.button(t('billing:choose.pay'))).toBeHidden();
  },
);

test.describe('at the limit', () => {
  test.use({ expectedProblems: [/status of 429/] });

  test('the last messages are counted down, and the dialog says when there are more', async ({
    page,
    alento,
    signedIn,
    visitor,
    t,
  }) => {
    await visitor.openNewSession(alento.url, signedIn);
    for (const left of ['2', '1', '0']) {
      await visitor.say('um dia comum');
      await expect(page.getByText(t('billing:limit.left', { number: left }))).toBeVisible();
    }
    await visitor.say('mais uma coisa');
    const dialog = page.getByRole('dialog', { name: t('billing:limit.messages') });
    await expect(dialog.getByText(t('billing:limit.help'))).toBeVisible();
    await expectAccessible(page);
    // Before another is begun it is said that none is left, and help is not.
    await page.goto('/new-session');
    const before = page.getByRole('dialog', { name: t('billing:limit.sessions') });
    await expect(before.getByText(t('billing:limit.help'))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(visitor.button(t('chat:newSession.skipMood'))).toBeEnabled();
  });
});
