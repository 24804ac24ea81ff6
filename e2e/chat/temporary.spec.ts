import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const said = 'Isto não quero guardar.';

test('a temporary conversation is labelled, outlives a look at the help page and is gone once it is left', async ({
  companion,
  page,
  signedIn,
  visitor,
  t,
}) => {
  const noTrace = async (): Promise<void> => {
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(stored).not.toContain(said);
  };
  expect(signedIn.email).toBeTruthy();
  companion.says('Fica só aqui.');

  await test.step('it is chosen where conversations begin', async () => {
    await page.goto('/new-session');
    await page.getByText(t('chat:temporary.switch'), { exact: true }).click();
    await expect(page.getByRole('switch', { name: t('chat:temporary.switch') })).toBeChecked();
    await expectAccessible(page);
    await visitor.startSession('sad', 'friend');
    await expect(page).toHaveURL(/\/session\/temporary$/);
  });

  await test.step('it says what it is while somebody talks', async () => {
    await expect(page.getByText(t('chat:temporary.label'))).toBeVisible();
    await visitor.say(said);
    await expect(visitor.messages.getByRole('article')).toHaveCount(3);
    await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
    await expectAccessible(page);
    await noTrace();
  });

  await test.step('help is one tap away and leads back', async () => {
    await page.getByRole('link', { name: t('common:help.label') }).click();
    await expect(page).toHaveURL(/\/help$/);
    await expect(visitor.heading(t('safety:title'))).toBeVisible();
    await page.goBack();
    await expect(visitor.messages.getByText(said)).toBeVisible();
  });

  await test.step('help in it leads to the plan and back, and is small where it was not meant so', async () => {
    await visitor.say('quero me matar');
    const help = visitor.messages.getByRole('region', { name: t('safety:crisis.suicide.title') });
    // A tap while words still come may meet a list that moves.
    await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
    await help.getByRole('link', { name: t('safety:plan.title') }).click();
    await expect(page).toHaveURL(/\/help\/plan$/);
    await page.goBack();
    await help.getByRole('button', { name: t('safety:crisis.notMeant') }).click();
    await expect(help).toHaveCount(0);
    await expect(visitor.messages.getByRole('link', { name: /^A ajuda/ })).toBeVisible();
  });

  await test.step('leaving is asked about once', async () => {
    await visitor.chooseOption(t('chat:temporary.leave'));
    const question = page.getByRole('alertdialog', { name: t('chat:temporary.leavingTitle') });
    await expectAccessible(page);
    await question.getByRole('button', { name: t('chat:temporary.leavingCancel') }).click();
    await expect(visitor.messages.getByText(said)).toBeVisible();
    await visitor.chooseOption(t('chat:temporary.leave'));
    await question.getByRole('button', { name: t('chat:temporary.leavingConfirm') }).click();
    await expect(page).toHaveURL(/\/new-session$/);
  });

  await test.step('nothing is left of it', async () => {
    await noTrace();
    await page.goto('/session/temporary');
    await expect(page.getByText(t('chat:temporary.goneTitle'))).toBeVisible();
    await expectAccessible(page);
    await page.goto('/sessions');
    await expect(page.getByText(t('chat:sessions.emptyTitle'))).toBeVisible();
  });
});
