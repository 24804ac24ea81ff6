import { expectAccessible } from '../fixtures/accessibility.ts';
import { newPerson, sendMessage, signUp, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const takeaway = 'Um passo de cada vez.';

test('a session ends with a mood and a sentence to keep', async ({ alento, page, signedIn, visitor, t }) => {
  await visitor.openNewSession(alento.url, signedIn);
  await visitor.say('Já me sinto melhor.');
  await expect(visitor.messages.getByRole('article')).toHaveCount(3);
  await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
  await visitor.chooseOption(t('chat:session.end'));
  await expect(page.getByRole('dialog', { name: t('chat:ending.title') })).toBeVisible();
  await expectAccessible(page);
  await visitor.chooseMood('relieved');
  await page.getByRole('textbox', { name: t('chat:ending.takeaway') }).fill(takeaway);
  await visitor.button(t('chat:ending.end')).click();
  await expect(visitor.heading(t('chat:over.completed'))).toBeVisible();
  await expect(page.getByText(takeaway)).toBeVisible();
  await expect(visitor.composer).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('chat:session.back') }).click();
  const session = page.getByRole('region', { name: t('chat:sessions.list') }).getByRole('listitem');
  await expect(session.getByText(takeaway)).toBeVisible();
  await expect(session.getByText(t('mood:name.relieved'))).toBeAttached();
});

test('deleting a session asks first', { tag: '@desktop' }, async ({ alento, page, signedIn, visitor, t }) => {
  await visitor.openNewSession(alento.url, signedIn);
  await visitor.chooseOption(t('chat:session.delete'));
  const question = page.getByRole('alertdialog', { name: t('chat:deleting.title') });
  await expectAccessible(page);
  await question.getByRole('button', { name: t('chat:deleting.cancel') }).click();
  await expect(visitor.composer).toBeVisible();
  await visitor.chooseOption(t('chat:session.delete'));
  await question.getByRole('button', { name: t('chat:deleting.confirm') }).click();
  await expect(page).toHaveURL(/\/sessions$/);
  await expect(page.getByText(t('chat:deleting.done'))).toBeVisible();
  await expect(page.getByText(t('chat:sessions.emptyTitle'))).toBeVisible();
});

test.describe(() => {
  test.use({ expectedProblems: [/status of 404 .*\/api\/sessions\//] });

  test("another person's session does not exist", async ({ alento, page, signedIn, t }) => {
    const stranger = await signUp(alento.url, newPerson());
    const sessionId = await startSession(alento.url, stranger);
    await sendMessage(alento.url, stranger, sessionId, 'Isto é só meu.');
    await page.goto(`/session/${sessionId}`);
    await expect(page.getByText(t('chat:session.notFoundTitle'))).toBeVisible();
    await expect(page.getByText('Isto é só meu.')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('chat:session.toSessions') }).click();
    await expect(page.getByText(t('chat:sessions.emptyTitle'))).toBeVisible();
    expect(signedIn.email).not.toBe(stranger.email);
  });
});
