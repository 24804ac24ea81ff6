import type { Route } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Alento } from '../fixtures/alento.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { refuseOnce } from './stale-sign-in.ts';

// One worker for the few tests that need such a server.
test.describe.configure({ mode: 'default' });

// A password, and a sign-in that is some time ago, which are refused on purpose.
test.use({
  hasGoogle: true,
  expectedProblems: [/(?:status of 401|ERR_FAILED) .*\/auth\/v1\/user|status of 400 .*\/auth\/v1\/user\/identities\//],
});

const newPassword = 'three-quiet-herons';

/** Somebody who has an account at what stands in for Google. */
function arriveAtGoogle({ google }: Alento): { name: string; email: string } {
  if (!google) throw new Error('nothing stands in for Google');
  const person = { name: 'Bia Rocha', email: `${randomUUID()}@example.com` };
  google.person = { sub: randomUUID(), email_verified: true, ...person };
  return person;
}

test('Google signs up and in, leads to where the person wanted to go, and its refusal loses nothing', async ({
  alento,
  page,
  visitor,
  t,
}) => {
  const person = arriveAtGoogle(alento);
  await page.goto('/login?mode=sign-up&next=%2Fprogress');
  await page.getByRole('textbox', { name: t('account:fields.email') }).fill('typed@example.com');
  await expectAccessible(page);
  alento.google?.answerNext((fields) => {
    fields.delete('code');
    fields.set('error', 'access_denied');
  });
  await visitor.button(t('account-google:continue')).click();
  await expect(visitor.heading(t('account-google:return.cancelled.heading'))).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('account-google:return.otherWay') }).click();
  const email = page.getByRole('textbox', { name: t('account:fields.email') });
  await expect(email).toHaveValue('typed@example.com');
  await expect(page.getByRole('tab', { name: t('account:signUp.tab') })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: t('account:signIn.tab') }).click();
  await expect(email).toHaveValue('typed@example.com');
  await email.fill('other@example.com');
  await page.getByRole('tab', { name: t('account:signUp.tab') }).click();
  await expect(email).toHaveValue('other@example.com');

  const written = page.waitForResponse(
    (answer) => answer.url().includes('/perfis') && answer.request().method() === 'POST',
  );
  await visitor.button(t('account-google:continue')).click();
  await expect(page).toHaveURL(`${alento.url}/progress`);
  expect(await (await written).json()).toMatchObject({
    nome_completo: person.name,
    e_mail: person.email,
    sexo: 'Outro',
    data_nascimento: '2000-01-01',
    ispremium: false,
    // There is nothing to try where nothing is sold.
    trial_start_date: null,
  });

  // Who comes by Google has accepted nothing yet, and puts it off.
  const question = page.getByRole('dialog', { name: t('legal-terms:first.title') });
  await page.addLocatorHandler(question, () => question.getByRole('button', { name: t('legal-terms:later') }).click());
  await page.goto('/settings');
  await expect(page.getByText(t('account-google:linked.as', { email: person.email }))).toBeVisible();
  await expect(page.getByText(t('account-google:linked.only'))).toBeVisible();

  await test.step('the birth date that Google does not tell is told in the profile, and stays', async () => {
    await page.goto('/profile');
    const birthDate = page.getByRole('group', { name: t('account-profile:fields.birthDate') });
    await visitor.stateBirthDate(new Date().getFullYear() - 10);
    await visitor.button(t('account-profile:save')).click();
    await visitor.button(t('account-age:young.correct')).click();
    await visitor.stateBirthDate(1990);
    await visitor.button(t('account-profile:save')).click();
    await expect(page.getByText(t('account-profile:saved'))).toBeVisible();
    await page.reload();
    await expect(birthDate.getByRole('textbox').last()).toHaveValue('1990');
  });

  await test.step('a first password asks for a mailed code once the sign-in is old, and says what went wrong', async () => {
    await page.goto('/settings/security/password');
    const whenSaved = (answer: (route: Route) => Promise<void>) =>
      page.route('**/auth/v1/user', (route) => (route.request().method() === 'PUT' ? answer(route) : route.fallback()));
    const refusal = { status: 401, json: { error_code: 'reauthentication_needed' } };
    await whenSaved((route) => route.fulfill(refusal));
    await page.getByRole('textbox', { name: t('account-security:password.new'), exact: true }).fill(newPassword);
    await page.getByRole('textbox', { name: t('account:fields.confirmation') }).fill(newPassword);
    const save = visitor.button(t('account-security:password.save'));
    await save.click();
    await page
      .getByRole('textbox', { name: t('account-security:password.code') })
      .fill((await alento.mailTo(person.email)).code);
    await expect(page.getByText(t('errors:account.reauthentication_needed'))).toBeHidden();
    await expectAccessible(page);
    await page.unroute('**/auth/v1/user');
    await whenSaved((route) => route.abort());
    await save.click();
    await expect(page.getByText(t('errors:common.network'))).toBeVisible();
    const another = page.getByRole('button', { name: t('account:mailed.resendLater', { when: '' }).trim() });
    await expect(another).toBeDisabled();
    await page.unroute('**/auth/v1/user');
    await save.click();
    await expect(page.getByText(t('account-security:password.done'))).toBeVisible();
  });
});

test('a Google account is linked in the settings, and unlinked again', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  const { email } = arriveAtGoogle(alento);
  await visitor.arriveHome(signedIn);
  await page.goto('/settings');
  await refuseOnce(page, '**/auth/v1/user/identities/authorize*');
  await visitor.button(t('account-google:linked.link')).click();
  await visitor.button(t('account:proof.sendCode')).click();
  const { code } = await alento.mailTo(signedIn.email);
  await page.getByRole('textbox', { name: t('account:proof.code') }).fill(code);
  await expectAccessible(page);
  await visitor.button(t('account:mailed.action')).click();
  await expect(page.getByText(t('account-google:linked.isLinked'))).toBeVisible();
  await expect(page).toHaveURL(`${alento.url}/settings`);
  await expect(page.getByText(t('account-google:linked.as', { email }))).toBeVisible();
  await expectAccessible(page);
  await visitor.button(t('account-google:linked.unlink')).click();
  await expect(page.getByText(t('account-google:linked.none'))).toBeVisible();
});

test('a link that nobody asked for here signs nobody in, and says so', async ({ alento, page, visitor, t }) => {
  await page.goto(`/auth/v1/callback?code=abc&state=${randomUUID()}`);
  await expect(visitor.heading(t('account-google:return.expired.heading'))).toBeVisible();
  await page.goto('/auth/callback?code=abc');
  await expect(visitor.heading(t('account-google:return.elsewhere.heading'))).toBeVisible();
  await page.goto('/auth/callback?next=https%3A%2F%2Felsewhere.example%2F');
  await expect(page).toHaveURL(`${alento.url}/login`);
});

test('the app for phones signs in by the link that the system opens it with', async ({ alento, page, person, t }) => {
  // The border to the device: what the shell of an app puts there before the page runs.
  await page.addInitScript(() => {
    const keychain = new Map<string, string>();
    const shell = {
      isNativePlatform: () => true,
      PluginHeaders: [
        { name: 'App', methods: [{ name: 'addListener', rtype: 'callback' }] },
        {
          name: 'SecureStorage',
          methods: ['GetItem', 'SetItem', 'RemoveItem', 'ClearItemsWithPrefix'].map((verb) => ({
            name: `internal${verb}`,
            rtype: 'promise',
          })),
        },
      ],
      nativeCallback: (
        _plugin: string,
        _method: string,
        { eventName }: { eventName: string },
        listen: (link: object) => void,
      ) => {
        if (eventName === 'appUrlOpen') Object.assign(window, { openLink: (url: string) => listen({ url }) });
        return Promise.resolve('listener');
      },
      nativePromise: (
        _plugin: string,
        method: string,
        { prefixedKey, data }: { prefixedKey: string; data: string },
      ) => {
        if (method === 'internalSetItem') keychain.set(prefixedKey, data);
        if (method === 'internalRemoveItem') keychain.delete(prefixedKey);
        return Promise.resolve({ data: keychain.get(prefixedKey) ?? null, success: true });
      },
    };
    Object.assign(window, { androidBridge: { postMessage: () => undefined }, Capacitor: shell });
  });
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  const open = async (rest: string) => {
    await page.waitForFunction(() => 'openLink' in window);
    await page.evaluate(
      (url) => (window as unknown as { openLink(url: string): void }).openLink(url),
      `alento://${rest}`,
    );
  };
  const { token, refreshToken } = await signUp(alento.url, person);
  await page.goto('/login');
  await open('auth/callback?error=access_denied');
  await expect(page.getByText(t('account-google:deepLink.authFailed'))).toBeVisible();
  await open('auth/callback?code=abc');
  await expect(page.getByText(t('account-google:deepLink.loginFailed'))).toBeVisible();
  await open('elsewhere?secret=word');
  await expect.poll(() => warnings).toEqual(['the app was opened by a link of unknown form']);
  await expect(page).toHaveURL(/\/login$/);
  await open(`auth/callback#access_token=${token}&refresh_token=${refreshToken}`);
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(`${alento.url}/app`);
  // What signs somebody in is for the keychain alone.
  expect(await page.evaluate(() => Object.values(localStorage).join('\n'))).not.toContain(refreshToken);
});
