import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const own = 'Minha irmã se chama Ana';
const noted = 'Faz um curso de cerâmica';

test.use({ expectedProblems: [/Failed to load resource.*\/api\/memories/] });

test('what is remembered is consented to, told of, undone, changed and deleted', async ({
  companion,
  page,
  signedIn,
  visitor,
  t,
}) => {
  test.slow();
  const notes = page.getByRole('list', { name: t('memory:list.label') }).getByRole('listitem');
  const consent = page.getByRole('switch', { name: t('memory:consent.switch') });
  const field = page.getByRole('textbox', { name: t('memory:add.label') });
  const undo = page.getByRole('alertdialog').getByRole('button', { name: t('common:undo') });

  await test.step('it is off until somebody switches it on', async () => {
    await visitor.arriveHome(signedIn);
    await page.goto('/settings');
    await page.getByRole('link', { name: t('memory:entry.text') }).click();
    await expect(consent).not.toBeChecked();
    await expect(field).toBeHidden();
    await expectAccessible(page);
    await page.getByText(t('memory:consent.switch'), { exact: true }).click();
    await expect(consent).toBeChecked();
    await expect(page.getByText(t('memory:list.emptyTitle'))).toBeVisible();
  });

  await test.step('what is typed survives a lost connection and a reload, and is added once', async () => {
    await page.context().setOffline(true);
    await field.fill(own);
    await visitor.button(t('memory:add.action')).click();
    await expect(page.getByText(t('errors:common.network'))).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(field).toHaveValue(own);
    await field.press('Enter');
    await expect(notes).toHaveText([new RegExp(own)]);
    await expect(field).toHaveValue('');
    await field.fill(own.toUpperCase());
    await field.press('Enter');
    await expect(page.getByText(t('errors:memory.already_known'))).toBeVisible();
    await field.fill('');
    await expectAccessible(page);
  });

  await test.step('it is changed in place', async () => {
    await visitor.button(t('memory:item.edit', { memory: own })).click();
    const editing = page.getByRole('textbox', { name: t('memory:item.editing'), exact: true });
    await expect(editing).toBeFocused();
    await editing.fill(`${own} Maria`);
    await visitor.button(t('memory:item.save')).click();
    await expect(notes).toHaveText([new RegExp(`${own} Maria`)]);
  });

  await test.step('a note of the companion is told of, and lies where it came from', async () => {
    await page.goto('/new-session');
    await visitor.startSession('calm', 'friend');
    companion.says('Entendo.');
    await visitor.say('Comecei um curso de cerâmica e estou gostando muito.');
    await expect(visitor.messages.getByText('Entendo.')).toBeVisible();
    await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
    companion.says(JSON.stringify({ facts: [noted] }));
    await visitor.chooseOption(t('chat:session.end'));
    await visitor.button(t('chat:ending.end')).click();
    await expect(page.getByText(t('memory:notice.saved', { memory: noted }))).toBeVisible({ timeout: 20_000 });
    await page.goto('/settings/memory');
    await expect(notes).toHaveCount(2);
    await expect(notes.filter({ hasText: noted }).getByRole('link')).toHaveText(t('memory:item.fromSession'));
  });

  await test.step('deleting is taken back, or meant', async () => {
    await visitor.button(t('memory:item.forget', { memory: noted })).click();
    await expect(notes).toHaveCount(1);
    await undo.click();
    await expect(notes).toHaveCount(2);
    await expect(notes.filter({ hasText: noted }).getByRole('link')).toBeVisible();
    await visitor.button(t('memory:item.forget', { memory: noted })).click();
    await page.reload();
    await expect(notes).toHaveCount(1);
  });

  await test.step('switched off, it asks what becomes of the notes', async () => {
    await page.getByText(t('memory:consent.switch'), { exact: true }).click();
    const question = page.getByRole('dialog', { name: t('memory:withdraw.title') });
    await expectAccessible(page);
    await question.getByRole('button', { name: t('memory:withdraw.keep') }).click();
    await expect(consent).not.toBeChecked();
    await expect(page.getByText(t('memory:list.unused'))).toBeVisible();
    await expect(field).toBeHidden();
    await visitor.button(t('memory:forgetAll.action')).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('memory:forgetAll.confirm') })
      .click();
    await expect(notes).toHaveCount(0);
  });
});
