import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { stateWithLanguage } from '../fixtures/browser.ts';
import { newPerson, signUpByMail } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const adminEmail = `${randomUUID()}@example.com`;

// Refusals and maintenance are part of it.
test.use({ mailWay: 'smtp', adminEmail, expectedProblems: [/status of (?:403|503)/] });

test('an admin answers, gives Premium and closes the service for a while; nobody else comes in', async ({
  alento,
  browser,
  language,
  page,
  person,
  visitor,
  t,
}) => {
  const admin = await signUpByMail(alento, { ...newPerson(), name: 'Bia Lima', email: adminEmail });
  const account = await signUpByMail(alento, person);
  const body = { id: randomUUID(), email: person.email, category: 'technical', message: 'O som para sozinho.' };
  await fetch(`${alento.url}/api/support`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, diagnostics: null, language }),
  });

  await visitor.returnAs(admin);
  await page.goto('/admin');
  const inbox = page.getByRole('list', { name: t('admin-desk:sections.inbox') });
  await expect(inbox.getByText('O som para sozinho.')).toBeVisible();
  await expectAccessible(page);
  await inbox.getByRole('textbox', { name: t('admin-desk:inbox.answer') }).fill('Já consertamos. Obrigado!');
  await visitor.button(t('admin-desk:inbox.send')).click();
  await expect(inbox.getByText('Já consertamos. Obrigado!')).toBeVisible();

  const open = (section: 'accounts' | 'operations' | 'log') =>
    page.getByRole('link', { name: t(`admin-desk:sections.${section}`), exact: true }).click();
  await open('accounts');
  await page.getByRole('textbox', { name: t('admin:email') }).fill(person.email);
  await visitor.button(t('admin:action')).click();
  await visitor.button(t('admin-desk:accounts.grant')).click();
  const facts = page.getByRole('status', { name: t('admin:found') });
  await expect(facts.getByRole('definition').filter({ hasText: t('billing:state.premium') })).toBeVisible();
  await expectAccessible(page);

  await open('operations');
  await visitor.button(t('admin-desk:operations.begin')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('admin-desk:operations.begin') })
    .click();
  await expect(visitor.button(t('admin-desk:operations.end'))).toBeVisible();

  const context = await browser.newContext({ storageState: stateWithLanguage(alento.url, language) });
  const other = await context.newPage();
  await other.goto(`${alento.url}/favicon.svg`);
  const session = JSON.stringify(account.session);
  await other.evaluate((kept) => localStorage.setItem('sb-localhost-auth-token', kept), session);
  await other.goto(`${alento.url}/app`);
  await expect(other.getByRole('heading', { name: t('common-maintenance:title') })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: t('common:help.label') }).click();
  await expect(other.getByRole('heading', { level: 1, name: t('safety:title') })).toBeVisible();

  await visitor.button(t('admin-desk:operations.end')).click();
  await expect(visitor.button(t('admin-desk:operations.begin'))).toBeVisible();
  await other.goto(`${alento.url}/admin/log`);
  await expect(other.getByText(t('errors:admin.permission_required'))).toBeVisible();
  await expect(other.getByRole('list', { name: t('admin-desk:sections.log') })).toBeHidden();
  await context.close();

  await open('log');
  await expect(page.getByText(t('admin-desk:log.actions.maintenance_ended'))).toBeVisible();
  await expect(page.getByText(t('admin-desk:log.actions.premium_granted'))).toBeVisible();
  await expectAccessible(page);
});
