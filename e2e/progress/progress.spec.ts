import { expectAccessible } from '../fixtures/accessibility.ts';
import { sendMessage, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a first visit shows ten milestones; what was earned outlives the conversation', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  const { url } = alento;
  const milestones = page.getByRole('region', { name: t('progress:achievements.title') }).getByRole('listitem');
  await page.goto('/progress');
  await expect(milestones).toHaveCount(10);
  await expect(milestones.first()).toContainText(t('progress:achievements.progress', { current: 0, total: 1 }));

  const session = await startSession(url, signedIn);
  await sendMessage(url, signedIn, session, 'Hoje foi um dia longo.');
  const headers = { authorization: `Bearer ${signedIn.token}`, 'content-type': 'application/json' };
  const ask = (method: string, body?: object) =>
    fetch(`${url}/api/sessions/${session}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect((await ask('PATCH', { state: 'completed', moodAfter: 'relieved' })).ok).toBe(true);
  expect((await ask('DELETE')).ok).toBe(true);

  await page.goto('/progress');
  await expect(visitor.heading(t('progress:week.title'))).toBeVisible();
  await expect(milestones.first()).toContainText(t('progress:achievements.progress', { current: 1, total: 1 }));
  await expect(page.getByText(t('progress:time.last'))).toBeVisible();

  const history = page.getByRole('region', { name: t('progress:history.title') });
  for (const period of ['week', 'month', 'year'] as const) {
    await history.getByRole('tab', { name: t(`progress:history.${period}`), exact: true }).click();
    await expect(history.getByRole('img')).toHaveAccessibleName(new RegExp(`${t('mood:group.high')}: 1`));
  }
  await history.getByRole('button', { name: t('progress:chart.table') }).click();
  await expect(history.getByRole('table').getByText(t('mood:name.relieved'))).toBeVisible();
  await history.getByRole('tab', { name: t('progress:history.day'), exact: true }).click();
  await expect(history.getByText(t('mood:name.relieved'))).toBeVisible();
  await expectAccessible(page);
});

test('somebody is invited with the address of the first page, which tells nothing of who invites', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.arriveHome(signedIn);
  await page.goto('/progress');
  await visitor.button(t('progress:invite.copy')).click();
  await expect(visitor.button(t('progress:invite.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${alento.url}/`);
  await visitor.button(t('progress:invite.showCode')).click();
  const code = page.getByRole('img', { name: t('progress:invite.code', { address: `${alento.url}/` }) });
  await expect(code).toBeVisible();
  await expectAccessible(page);
});
