import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { goOffline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visitor } from '../fixtures/visitor.ts';

test.use({ serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

const noted = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/moods/') && response.request().method() === 'PUT');

const checkIn = ({ page, t }: Visitor) => page.getByRole('group', { name: t('mood:checkIn.question') });

async function chooseForMood({ page, t }: Visitor, name: string, action: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`\\b${name}\\b`) })
    .last()
    .click();
  await page.getByRole('menuitem', { name: t(action as 'mood-entries:list.edit') }).click();
}

test('a mood takes one press, leads to something to do, and gets its name, tags, a note and another day', async ({
  page,
  signedIn,
  visitor,
  t,
}) => {
  expect(signedIn).toBeTruthy();
  const stored = noted(page);
  await checkIn(visitor)
    .getByRole('button', { name: t('mood:name.down') })
    .click();
  expect((await (await stored).json()) as object).toMatchObject({ mood: 'down', note: null });
  await expect(checkIn(visitor).getByRole('link', { name: t('mood:next.talk') })).toHaveAttribute(
    'href',
    '/new-session?mood=down',
  );
  await expect(
    checkIn(visitor)
      .getByRole('list', { name: t('mood:next.label') })
      .getByRole('link'),
  ).toHaveCount(4);
  await expectAccessible(page);

  await visitor.button(t('mood:checkIn.details')).click();
  const sheet = page.getByRole('dialog');
  await visitor.choose(t('mood:name.disappointed'));
  await expect(sheet.getByText(t('mood:definition.disappointed'))).toBeVisible();
  await sheet.getByRole('button', { name: t('mood-entries:tags.work'), exact: true }).click();
  await sheet.getByRole('button', { name: t('mood-entries:tags.sleep'), exact: true }).click();
  await sheet.getByRole('textbox', { name: t('mood-entries:note.label') }).fill('a reunião foi adiada');
  await visitor.choose(/ontem/i);
  await visitor.choose(t('mood-entries:when.morning'));
  await expectAccessible(page);
  const changed = noted(page);
  await sheet.getByRole('button', { name: t('mood-entries:sheet.save') }).click();
  expect((await (await changed).json()) as object).toMatchObject({
    mood: 'disappointed',
    note: 'a reunião foi adiada',
    tags: ['work', 'sleep'],
  });
  await expect(sheet).toBeHidden();

  await page.goto('/moods');
  await expect(visitor.heading('Ontem')).toBeVisible();
  await expect(page.getByText('a reunião foi adiada')).toBeVisible();
  await expectAccessible(page);
  await chooseForMood(visitor, t('mood:name.disappointed'), 'mood-entries:list.delete');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('mood-entries:list.delete') })
    .click();
  await expect(page.getByText(t('mood-entries:empty.title'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('mood-entries:empty.title'))).toBeVisible();
});

test('moods noted without a connection are on the device, sealed, and are sent once there is one', async ({
  page,
  signedIn,
  visitor,
  t,
}) => {
  expect(signedIn).toBeTruthy();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const comeBack = await goOffline(page);
  await checkIn(visitor)
    .getByRole('button', { name: t('mood:name.anxious') })
    .click();
  await expect(checkIn(visitor).getByText(t('mood:checkIn.waiting'))).toBeVisible();
  await visitor.button(t('mood:checkIn.again')).click();
  await checkIn(visitor)
    .getByRole('button', { name: t('mood:name.good') })
    .click();
  await expect(checkIn(visitor).getByText(t('mood:checkIn.waiting'))).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('anxious');
  const first = noted(page);
  await comeBack();
  await first;
  await page.goto('/moods');
  await expect(page.getByRole('listitem').filter({ hasText: t('mood:name.anxious') })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: t('mood:name.good') })).toHaveCount(1);
  await expect(page.getByText(t('mood-entries:list.unsent'))).toBeHidden();
});

test('a very low mood and a note that tells of danger lead to help, and both are kept', async ({
  page,
  signedIn,
  visitor,
  t,
}) => {
  expect(signedIn).toBeTruthy();
  await checkIn(visitor)
    .getByRole('button', { name: t('mood:name.verySad') })
    .click();
  await expect(checkIn(visitor).getByText(t('mood:next.support'))).toBeVisible();
  await expect(checkIn(visitor).getByRole('link', { name: t('common:help.label') })).toHaveAttribute('href', '/help');
  await visitor.button(t('mood:checkIn.details')).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: t('mood-entries:note.label') }).fill('quero me matar hoje à noite');
  await sheet.getByRole('button', { name: t('mood-entries:sheet.save') }).click();
  await expect(sheet.getByText(t('mood-entries:sheet.danger'))).toBeVisible();
  await sheet.getByRole('link', { name: t('common:help.label') }).click();
  await expect(page).toHaveURL(/\/help$/);
  await page.goto('/moods');
  await expect(page.getByText('quero me matar hoje à noite')).toBeVisible();
});

test('a mood is taken back', async ({ page, signedIn, visitor, t }) => {
  expect(signedIn).toBeTruthy();
  await checkIn(visitor)
    .getByRole('button', { name: t('mood:name.happy') })
    .click();
  await visitor.button(t('common:undo')).click();
  await expect(checkIn(visitor).getByRole('button', { name: t('mood:name.happy') })).toBeVisible();
  await page.goto('/moods?new');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('mood-entries:sheet.close') })
    .click();
  await expect(page.getByText(t('mood-entries:empty.title'))).toBeVisible();
});
