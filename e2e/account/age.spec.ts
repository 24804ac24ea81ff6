import { expectAccessible } from '../fixtures/accessibility.ts';
import { signUpUnasked, stateBirthDate } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const thisYear = new Date().getFullYear();

test.describe('the age before the first conversation', () => {
  // An address that is refused on purpose, and the end of a session that went with its account.
  test.use({ expectedProblems: [/status of 4\d\d .*\/(?:api\/(?:age|memories\/news|terms)|auth\/v1)\b/] });

  test('a minor waits for a guardian, who reads, agrees, and can take it back', async ({
    alento,
    browser,
    page,
    person,
    visitor,
    t,
  }) => {
    test.slow();
    const guardian = `guardian-${person.email}`;
    const { token } = await signUpUnasked(alento.url, person);
    await page.goto('/login');
    await visitor.signIn(person);

    await test.step('the birth date is asked once, and help stands beside it', async () => {
      await page.goto('/new-session');
      await expect(visitor.heading(t('account-age:question.heading'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('account-age:help.action') })).toBeVisible();
      await visitor.button(t('account-age:question.action')).click();
      await expect(page.getByText(t('account-age:question.missing'))).toBeVisible();
      const birthDate = page.getByRole('group', { name: t('account-age:question.label') });
      await expect(birthDate.getByRole('textbox').first()).toBeFocused();
      await expectAccessible(page);
      await visitor.answerAge(thisYear - 15);
      await expect(visitor.heading(t('account-age:guardian.heading'))).toBeVisible();
    });

    await test.step('the profile shows the date, and why it stays', async () => {
      await page.goto('/profile');
      await expect(page.getByText(t('account-profile:fields.birthDateSettled'))).toBeVisible();
      await expectAccessible(page);
      await page.goto('/new-session');
    });

    await test.step('a guardian is asked, and it is not oneself', async () => {
      const address = page.getByRole('textbox', { name: t('account-age:guardian.label') });
      await address.fill(person.email);
      await visitor.button(t('account-age:guardian.action')).click();
      await expect(page.getByText(t('errors:account.guardian_is_self'))).toBeVisible();
      await expectAccessible(page);
      await address.fill(guardian);
      await visitor.button(t('account-age:guardian.action')).click();
      await expect(visitor.heading(t('account-age:waiting.heading'))).toBeVisible();
      await expectAccessible(page);
    });

    const elsewhere = await browser.newContext();
    const guardianPage = await elsewhere.newPage();
    const button = (name: string) => guardianPage.getByRole('button', { name, exact: true });
    await test.step('the guardian answers, signed in nowhere', async () => {
      await guardianPage.goto((await alento.mailTo(guardian)).link);
      const [name = ''] = person.name.split(' ');
      const heading = guardianPage.getByRole('heading', { name: t('account-age:answer.headingNamed', { name }) });
      await expect(heading).toBeVisible();
      await button(t('account-age:answer.confirm')).click();
      await expect(guardianPage.getByText(t('account-age:answer.missing')).first()).toBeVisible();
      await expectAccessible(guardianPage);
      await guardianPage.getByRole('textbox', { name: t('account-age:answer.name') }).fill('Rosa Souza');
      await guardianPage.getByText(t('account-age:answer.agree')).click();
      await button(t('account-age:answer.confirm')).click();
      const relation = guardianPage.getByRole('button', { name: t('account-age:answer.relation') });
      await expect(relation).toBeFocused();
      await relation.click();
      await guardianPage.getByRole('option', { name: t('account-age:relation.parent') }).click();
      await button(t('account-age:answer.confirm')).click();
      await expect(guardianPage.getByText(t('account-age:done.confirmed.text'))).toBeVisible();
    });

    await test.step('then conversations are open, and days in a row press nobody', async () => {
      await visitor.button(t('account-age:waiting.check')).click();
      await expect(visitor.heading(t('chat:newSession.moodQuestion'))).toBeVisible();
      await visitor.startSession('calm', 'friend');
      await visitor.say(t('common:appName'));
      await expect(visitor.messages.getByRole('article')).toHaveCount(3);
      // A day counts once its reply is stored.
      await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
      await page.goto('/progress');
      await expect(page.getByText(t('progress:sessions'))).toBeVisible();
      await expect(page.getByText(t('progress:streak.current'))).toBeHidden();
    });

    await test.step('the permission is taken back from the second mail', async () => {
      await expect
        .poll(async () => {
          const { link } = await alento.mailTo(guardian);
          await guardianPage.goto('about:blank');
          await guardianPage.goto(link);
          await expect(guardianPage.getByRole('heading', { level: 1 })).toBeVisible();
          return button(t('account-age:revoke.action')).isVisible();
        })
        .toBe(true);
      await expectAccessible(guardianPage);
      await button(t('account-age:revoke.action')).click();
      await guardianPage
        .getByRole('alertdialog')
        .getByRole('button', { name: t('account-age:revoke.action') })
        .click();
      await expect(guardianPage.getByText(t('account-age:done.revoked.text'))).toBeVisible();
      await page.goto('/new-session');
      await expect(page.getByText(t('account-age:guardian.ended.revoked'))).toBeVisible();
    });
    await elsewhere.close();
    await expect(stateBirthDate(alento.url, token, '1990-05-09')).rejects.toThrow('409');
  });

  test('a child is asked once more, refused kindly, and nothing of them is left', async ({
    alento,
    page,
    person,
    visitor,
    t,
  }) => {
    await signUpUnasked(alento.url, person);
    await page.goto('/login');
    await visitor.signIn(person);
    await page.goto('/new-session');
    await visitor.answerAge(thisYear - 10);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await visitor.button(t('account-age:young.correct')).click();
    await visitor.button(t('account-age:question.action')).click();
    await visitor.button(t('account-age:young.confirm')).click();
    await expect(page).toHaveURL(/\/too-young$/);
    await expect(visitor.heading(t('account-age:refused.heading'))).toBeVisible();
    await expectAccessible(page);
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /^sb-|draft/.test(key)));
    expect(kept).toEqual([]);
    await page.goto('/login');
    await page.getByRole('textbox', { name: t('account:fields.email') }).fill(person.email);
    await page.getByRole('textbox', { name: t('account:fields.password'), exact: true }).fill(person.password);
    await visitor.button(t('account:signIn.action')).click();
    await expect(page.getByText(t('errors:account.invalid_credentials'))).toBeVisible();
  });
});
