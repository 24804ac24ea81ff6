import { expectAccessible } from '../fixtures/accessibility.ts';
import { pretendFeatures } from '../fixtures/config.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('honesty', () => {
  test('whoever comes back later is told again', async ({ alento, page, signedIn, visitor, t }) => {
    await page.route('**/notices', async (route) => {
      const response = await route.fetch();
      const { notices } = (await response.json()) as { notices: { id: string; kind: string }[] };
      // What the server would say some hours later.
      const later = ['reminder', 'break'].map((kind) => ({ ...notices[0], kind, id: kind }));
      await route.fulfill({ response, json: { notices: [...notices, ...later] } });
    });
    await visitor.openNewSession(alento.url, signedIn);
    const notes = visitor.messages.getByRole('note', { name: t('chat:notices.label') });
    await expect(notes).toHaveText([
      t('chat:notices.reminder'),
      new RegExp(t('chat:notices.breakTitle').replace('?', '\\?')),
    ]);
    await expectAccessible(page);
  });

  test.use({ expectedProblems: [/status of 400 .*\/api\/reports/] });

  test('a conversation says what answers; a reply is reported, and what was written survives a failure', async ({
    alento,
    page,
    signedIn,
    visitor,
    t,
  }) => {
    await visitor.openNewSession(alento.url, signedIn);
    await expect(visitor.messages.getByText(t('chat:notice'))).toBeVisible();
    await expect(page.getByText(t('chat:notices.aiLabel'), { exact: true })).toBeVisible();

    await visitor.act(visitor.messages.getByRole('article').first(), t('chat:report.action'));
    const dialog = page.getByRole('dialog', { name: t('chat:report.title') });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('chat:report.send') }).click();
    await expect(dialog.getByText(t('chat:report.incomplete'))).toBeVisible();

    await visitor.choose(t('chat:report.categories.crisis'));
    await expect(dialog.getByRole('link', { name: t('chat:report.toHelp') })).toBeVisible();
    const comment = dialog.getByRole('textbox', { name: t('chat:report.comment') });
    await comment.fill('Não entendeu nada.');
    await expect(dialog.getByRole('checkbox', { name: t('chat:report.include') })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: t('chat:report.share') })).toBeHidden();

    await dialog.getByRole('button', { name: t('chat:report.close') }).click();
    await visitor.act(visitor.messages.getByRole('article').first(), t('chat:report.action'));
    await expect(comment).toHaveValue('Não entendeu nada.');
    await page.route('**/api/reports', (route) => route.fulfill({ status: 400, json: {} }), { times: 1 });
    await dialog.getByRole('button', { name: t('chat:report.send') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(comment).toHaveValue('Não entendeu nada.');

    const sent = page.waitForRequest('**/api/reports');
    await dialog.getByRole('button', { name: t('chat:report.send') }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      category: 'crisis',
      includesReply: false,
      isShared: false,
    });
    await expect(page.getByText(t('chat:report.done'))).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.goto('/settings/reports');
    const report = page.getByRole('list', { name: t('chat-reports:title') }).getByRole('listitem');
    await expect(report).toContainText(t('chat:report.categories.crisis'));
    await expect(report).toContainText(t('chat-reports:status.received'));
    await expect(report).toContainText('Não entendeu nada.');
    await expect(report).toContainText(t('chat-reports:private'));
  });

  test('where whoever runs the server has a key, a person can let them read a report', async ({
    alento,
    page,
    signedIn,
    visitor,
    t,
  }) => {
    await pretendFeatures(page, { sharedReports: true });
    await visitor.openNewSession(alento.url, signedIn);
    await visitor.act(visitor.messages.getByRole('article').first(), t('chat:report.action'));
    const dialog = page.getByRole('dialog', { name: t('chat:report.title') });
    const share = dialog.getByRole('checkbox', { name: t('chat:report.share') });
    await expect(share).not.toBeChecked();
    await visitor.choose(t('chat:report.categories.wrong'));
    await dialog.getByText(t('chat:report.share')).click();
    await expect(share).toBeChecked();
    await expectAccessible(page);
    const sent = page.waitForRequest('**/api/reports');
    await dialog.getByRole('button', { name: t('chat:report.send') }).click();
    expect((await sent).postDataJSON()).toMatchObject({ category: 'wrong', isShared: true });
    await expect(dialog).toBeHidden();
  });
});
