import { expectAccessible } from '../fixtures/accessibility.ts';
import { goOffline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

test('a thought is looked at step by step with what happened in sight, survives a reload, and is found, deleted and brought back', async ({
  page,
  signedIn,
  visitor,
  t,
}) => {
  expect(signedIn).toBeTruthy();
  await page.goto('/journal');
  await expect(visitor.heading(t('journal:title'))).toBeVisible();
  await expect(page.getByText(t('journal:empty.title'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('journal-entry:kind.full') }).click();
  const words = page.getByRole('textbox');
  await words.fill('A reunião foi adiada de novo');
  await visitor.button(t('journal-entry:next')).click();
  await expect(page.getByRole('definition')).toHaveText('A reunião foi adiada de novo');
  await words.fill('vergonha');
  await visitor.button(t('journal-entry:next')).click();
  await words.fill('Não sou bom nisso');
  await expect(page.getByText(t('journal-entry:draft.kept'))).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('vergonha');

  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('A reunião foi adiada de novo');
  for (const _ of ['feelings', 'thought', 'distortions']) await visitor.button(t('journal-entry:next')).click();
  await page.getByText(t('journal-entry:distortion.mindReading.name')).click();
  await expectAccessible(page);
  for (const answer of ['Ninguém me avisou', 'Foi adiada para todos', 'Talvez haja outra razão']) {
    await visitor.button(t('journal-entry:next')).click();
    await page.getByRole('textbox').fill(answer);
  }
  await visitor.button(t('journal-entry:next')).click();
  await page.getByRole('slider', { name: 'vergonha' }).fill('30');
  await expectAccessible(page);
  await visitor.button(t('journal-entry:save')).click();
  await expect(
    page.getByText(t('journal-entry:feeling.changed', { name: 'vergonha', before: 50, after: 30 })),
  ).toBeVisible();
  await expectAccessible(page);

  await visitor.button(t('journal-entry:leave')).click();
  const search = page.getByRole('searchbox', { name: t('journal:search.label') });
  await search.fill('ninguem vergonha');
  await expect(page.getByText(t('journal:search.found', { count: 1 }))).toBeVisible();
  await search.fill('praia');
  await expect(page.getByText(t('journal:search.found', { count: 0 }))).toBeVisible();
  await search.fill('');
  await page.getByRole('link', { name: /A reunião foi adiada/ }).click();
  await visitor.button(t('journal-entry:delete')).click();
  await expect(page.getByText(t('journal:empty.title'))).toBeVisible();
  await visitor.button(t('common:undo')).click();
  await expect(page.getByRole('link', { name: /A reunião foi adiada/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /A reunião foi adiada/ })).toBeVisible();
  await expect(page.getByText(t('journal:drafts.title'))).toBeHidden();
});

test('a page written without a connection is sent once there is one', async ({ page, signedIn, visitor, t }) => {
  expect(signedIn).toBeTruthy();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/journal/new?kind=free');
  await expect(visitor.heading(t('journal-entry:kind.free'))).toBeVisible();
  const comeBack = await goOffline(page);
  await page.getByRole('textbox').fill('Hoje caminhei até o mar');
  await visitor.button(t('journal-entry:save')).click();
  await expect(page.getByText(t('journal-entry:unsent'))).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().includes('/api/journal/') && response.ok());
  await comeBack();
  await sent;
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: /Hoje caminhei até o mar/ })).toHaveCount(1);
  await expect(page.getByText(t('journal:list.unsent'))).toBeHidden();
});

test('what tells of danger brings help first, and is kept', async ({ page, signedIn, visitor, t }) => {
  expect(signedIn).toBeTruthy();
  await page.goto('/journal/new?kind=free');
  await page.getByRole('textbox').fill('quero me matar hoje à noite');
  await visitor.button(t('journal-entry:save')).click();
  await expect(page.getByText(t('journal-entry:danger'))).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await visitor.button(t('journal-entry:goOn')).click();
  await expect(page.getByText('quero me matar hoje à noite')).toBeVisible();

  await page.goto('/journal/new?kind=free');
  await page.getByRole('textbox').fill('não aguento mais, quero acabar com a minha vida');
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').nth(1)).toBeVisible();
});
