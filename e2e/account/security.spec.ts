import { TOTP } from 'otpauth';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { findLostText } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';
import { refuseOnce } from './stale-sign-in.ts';

// Codes and passwords that are refused on purpose, and a code that cannot be made.
test.use({ expectedProblems: [/(?:status of 4\d\d|net::ERR_FAILED) .*\/(?:auth\/v1|api\/account\/security)\//] });

const newPassword = 'three-quiet-herons';

test('a second step is set up, asked for before anything is shown, and made up for when the phone is lost', async ({
  page,
  signedIn,
  visitor,
  t,
}) => {
  test.slow();
  await visitor.arriveHome(signedIn);
  await page.goto('/settings/security');
  await expect(page.getByText(t('account-security:devices.current'))).toBeVisible();
  await expectAccessible(page);
  await refuseOnce(page, '**/auth/v1/factors');
  await page.getByRole('link', { name: t('account-security:twoStep.setUp') }).click();
  await page.getByRole('textbox', { name: t('account:proof.password') }).fill(signedIn.password);
  await expectAccessible(page);
  await visitor.button(t('account:mailed.action')).click();

  const secret = await page.getByRole('group', { name: t('account-security:enroll.secret') }).textContent();
  const app = new TOTP({ secret: secret ?? '' });
  await expect(page.getByRole('img', { name: t('account-security:enroll.picture') })).toBeVisible();
  await expectAccessible(page);
  const field = page.getByRole('textbox', { name: t('account-security:code.label') });
  const right = app.generate();
  await field.fill(right === '000000' ? '111111' : '000000');
  await visitor.button(t('account-security:enroll.action')).click();
  await expect(page.getByText(t('errors:account.app_code_invalid'))).toBeVisible();
  await expect(field).toBeFocused();
  await page.route('**/recovery-code', (route) => route.abort());
  await field.fill(right);
  await visitor.button(t('account-security:enroll.action')).click();
  await expect(page.getByText(t('account-security:twoStep.onDone'))).toBeVisible();
  await expect(visitor.button(t('common:retry'))).toBeVisible();
  await expect(visitor.button(t('account-security:recovery.kept'))).toBeHidden();
  await page.unroute('**/recovery-code');
  await visitor.button(t('common:retry')).click();
  const recoveryCode = await page.getByRole('group', { name: t('account-security:recovery.label') }).textContent();
  await expectAccessible(page);
  await visitor.button(t('account-security:recovery.kept')).click();
  await expect(page.getByText(t('account-security:twoStep.on'), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await visitor.signOut();
  await visitor.signIn(signedIn);
  await expect(visitor.heading(t('account-security:challenge.heading'))).toBeFocused();
  await page.goto('/user-checker');
  await expect(visitor.heading(t('account-security:challenge.heading'))).toBeVisible();
  await page.goto('/auth/callback?next=%2Fsettings%2Fmemory');
  await expect(visitor.heading(t('account-security:challenge.heading'))).toBeVisible();
  await expectAccessible(page);
  // The code of this half minute was used, and clocks may be half a minute off.
  await field.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await visitor.button(t('account-security:challenge.action')).click();
  await expect(visitor.heading(t('memory:title'))).toBeVisible();
  await page.goto('/delete-account');
  await expect(page.getByText(t('account-data:deletion.proved'))).toBeVisible();
  await page.goto('/app');

  await visitor.signOut();
  await visitor.signIn(signedIn);
  await visitor.button(t('account-security:challenge.lost')).click();
  const recovery = page.getByRole('textbox', { name: t('account-security:recovery.label') });
  await recovery.fill('ABCD-EFGH');
  await visitor.button(t('account-security:challenge.action')).click();
  await expect(page.getByText(t('errors:account.recovery_code_invalid'))).toBeVisible();
  await expectAccessible(page);
  await recovery.fill((recoveryCode ?? '').toLowerCase());
  await visitor.button(t('account-security:challenge.action')).click();
  await visitor.arriveHome(signedIn);
  await page.goto('/settings/security');
  await expect(page.getByRole('link', { name: t('account-security:twoStep.setUp') })).toBeVisible();
});

test('a password is changed with the one it replaces, and other devices are signed out', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await signInElsewhere(alento.url, signedIn);
  await visitor.arriveHome(signedIn);
  await page.goto('/settings/security');
  await expect(visitor.button(t('account-security:devices.signOut'))).toBeVisible();
  await page.getByRole('link', { name: t('account-security:password.change') }).click();
  const current = page.getByRole('textbox', { name: t('account-security:password.current') });
  const fresh = page.getByRole('textbox', { name: t('account-security:password.new'), exact: true });
  const again = page.getByRole('textbox', { name: t('account:fields.confirmation') });
  const save = visitor.button(t('account-security:password.save'));
  await current.fill('not-the-one');
  await fresh.fill('iloveyou');
  await again.fill('iloveyou');
  await save.click();
  await expect(page.getByText(t('errors:account.common_password'))).toBeVisible();
  await fresh.fill(newPassword);
  await expect(page.getByText(t('account-security:strength.strong'))).toBeVisible();
  await again.fill(newPassword);
  await save.click();
  await expect(page.getByText(t('errors:account.wrong_password'))).toBeVisible();
  await expect(current).toBeFocused();
  await expectAccessible(page);
  await current.fill(signedIn.password);
  await save.click();
  await expect(page.getByText(t('account-security:password.done'))).toBeVisible();
  const signOthersOut = visitor.button(t('account-security:devices.signOut'));
  await expect(signOthersOut).toBeHidden();
  await signInElsewhere(alento.url, { ...signedIn, password: newPassword });
  await page.reload();
  await signOthersOut.click();
  await expect(signOthersOut).toBeHidden();
  await expect(page.getByRole('list').filter({ hasText: t('account-security:devices.current') })).toBeFocused();
  await visitor.signOut();
  await visitor.signIn({ ...signedIn, password: newPassword });
  await visitor.arriveHome(signedIn);
});

/** Another device of the same person. */
async function signInElsewhere(url: string, { email, password }: { email: string; password: string }): Promise<void> {
  const config = (await (await fetch(`${url}/api/config`)).json()) as { supabase: { key: string } };
  const headers = { 'content-type': 'application/json', apikey: config.supabase.key };
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
}

test.describe('in Arabic, on the smallest phone', () => {
  test.use({ language: 'ar', viewport: { width: 320, height: 700 } });

  test('every step fits', async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    for (const [path, sign] of [
      ['/settings/security', t('account-security:devices.current')],
      ['/settings/security/password', t('account-security:password.save')],
      ['/settings/security/two-step', t('account-security:enroll.copy')],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(sign)).toBeVisible();
      expect(await findLostText(page)).toEqual([]);
    }
  });
});
