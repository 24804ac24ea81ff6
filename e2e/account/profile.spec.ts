import { Buffer } from 'node:buffer';
import type { Request } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { stateWithLanguage } from '../fixtures/browser.ts';
import { expect, test } from '../fixtures/test.ts';

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ expectedProblems: [/Failed to load resource: net::ERR_FAILED .*\/rest\/v1\/perfis/] });

test('what a sign-up was told is the profile, which its owner changes, and a new device takes over', async ({
  alento,
  browser,
  page,
  person,
  visitor,
  t,
}) => {
  test.slow();
  await page.goto('/profile');
  await expect(page.getByText(t('account-profile:signInFirst'))).toBeVisible();
  await visitor.signUp(person);
  const name = page.getByRole('textbox', { name: t('account:fields.name') });
  await expect(name).toHaveValue(person.name);
  await expect(page.getByRole('radio', { name: t('account-profile:genders.prefiro_nao_dizer') })).toBeChecked();
  const birthDate = page.getByRole('group', { name: t('account-profile:fields.birthDate') });
  await expect(birthDate.getByRole('textbox').last()).toHaveValue('1990');
  await expectAccessible(page);

  await test.step('a change that cannot be saved is taken back, and stays in the form', async () => {
    await page.route('**/rest/v1/perfis**', (route) => route.abort());
    await name.fill('Luz Souza');
    await visitor.button(t('account-profile:save')).click();
    await expect(page.getByText(t('account-profile:saveFailed'))).toBeVisible();
    await expect(visitor.button(t('common:account.menu', { name: person.name }))).toBeVisible();
    await page.unroute('**/rest/v1/perfis**');
  });

  await test.step('what is not saved waits while its owner looks elsewhere', async () => {
    await page.getByRole('link', { name: t('common:account.settings') }).click();
    await page.getByRole('link', { name: t('account-profile:entry.text') }).click();
    await expect(name).toHaveValue('Luz Souza');
    await visitor.button(t('account-profile:save')).click();
    await expect(page.getByText(t('account-profile:saved'))).toBeVisible();
    await expect(visitor.button(t('common:account.menu', { name: 'Luz Souza' }))).toBeVisible();
  });

  await test.step('what is chosen while the form is being saved stays in it', async () => {
    const letGo = Promise.withResolvers<void>();
    await page.route('**/rest/v1/perfis**', async (route) => {
      await letGo.promise;
      await route.continue();
    });
    const isSave = (request: Request) => request.method() === 'POST' && request.url().includes('/rest/v1/perfis');
    await name.fill('Luz Rocha');
    await name.press('Enter');
    await page.getByText(t('account-profile:profileStyles.analitico'), { exact: true }).click();
    const saved = page.waitForResponse((answer) => isSave(answer.request()));
    letGo.resolve();
    await saved;
    await page.unroute('**/rest/v1/perfis**');
    await expect(visitor.button(t('account-profile:save'))).not.toHaveAttribute('aria-busy');
    const saving = page.waitForRequest(isSave);
    await name.press('Enter');
    const change = (await saving).postDataJSON() as object;
    expect(change).toMatchObject({ estilo_terapeuta: 'analitico' });
    expect(change).not.toHaveProperty('nome_completo');
  });

  await test.step('an adult is told that a date which would make them a minor is not taken', async () => {
    await visitor.stateBirthDate(new Date().getFullYear() - 15);
    await name.press('Enter');
    await expect(page.getByText(t('account-profile:birthDateKept'))).toBeVisible();
    await expect(birthDate.getByRole('textbox').last()).toHaveValue('1990');
  });

  await test.step('a photo is uploaded, and what is none is refused', async () => {
    await visitor.button(t('account-profile:picture.choose')).click();
    await expectAccessible(page);
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText(t('errors:account.picture_kind'))).toBeVisible();
    const me = { name: 'me.png', mimeType: 'image/png', buffer: photo };
    await page.route('**/storage/v1/object/avatars/**', () => undefined);
    await file.setInputFiles(me);
    await visitor.button(t('account-profile:picture.cancel')).click();
    await expect(visitor.button(t('account-profile:picture.upload'))).toBeVisible();
    await page.unroute('**/storage/v1/object/avatars/**');
    await file.setInputFiles(me);
    await expect(page.getByRole('main').locator('img[src*="/storage/v1/object/public/avatars/"]')).toBeVisible();
  });

  await test.step('the photo before goes when another is chosen', async () => {
    const removed = page.waitForResponse(
      (answer) => answer.url().endsWith('/storage/v1/object/avatars') && answer.request().method() === 'DELETE',
    );
    await visitor.button(t('account-profile:picture.change')).click();
    await visitor.choose(new RegExp(`^${t('account:avatars.fox.name')}`));
    expect(await (await removed).json()).toHaveLength(1);
    await expect(page.getByRole('main').locator('img[src="/avatars/fox-320.webp"]')).toBeVisible();
  });

  await test.step('the address is changed, and the profile follows', async () => {
    person.email = `new-${person.email}`;
    await visitor.button(t('account-profile:address.change')).click();
    await page.getByRole('textbox', { name: t('account-profile:address.label') }).fill(person.email);
    await visitor.button(t('account-profile:address.action')).click();
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();
    await expect(visitor.button(t('account-profile:address.change'))).toBeFocused();
  });

  await test.step('another device is as this one was wished to be', async () => {
    await page.goto('/settings');
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/rest/v1/perfis') && answer.request().method() === 'POST',
    );
    await page.getByText(t('settings:appearance.dark'), { exact: true }).click();
    await saved;
    const elsewhere = await browser.newContext({ storageState: stateWithLanguage(alento.url, 'pt') });
    const other = await elsewhere.newPage();
    await other.goto(`${alento.url}/login?next=%2Fsettings`);
    await other.getByRole('textbox', { name: t('account:fields.email') }).fill(person.email);
    await other.getByRole('textbox', { name: t('account:fields.password'), exact: true }).fill(person.password);
    await other.getByRole('button', { name: t('account:signIn.action'), exact: true }).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.getByRole('radio', { name: t('settings:appearance.dark') })).toBeChecked();
    await elsewhere.close();
  });
});
