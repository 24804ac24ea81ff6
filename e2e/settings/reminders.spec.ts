import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

/** What the browser's own push service would do, which no test can reach: it gives out an address, and takes it back. */
async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'test-push-endpoint';
    const subscription = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
      unsubscribe: () => Promise.resolve(localStorage.removeItem(kept)),
    });
    const known = (): object | null => {
      const endpoint = localStorage.getItem(kept);
      return endpoint === null ? null : subscription(endpoint);
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(known()),
      subscribe: () => {
        localStorage.setItem(kept, `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`);
        return Promise.resolve(known());
      },
    });
  });
}

/** What the person, or their browser's settings, say to notifications. */
async function decideOnNotifications(page: Page, setting: 'granted' | 'denied'): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  const { targetInfo } = await chrome.send('Target.getTargetInfo');
  await chrome.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting,
    origin: new URL(page.url()).origin,
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  });
}

/** Has the browser bring a push to the service worker, as if it came from its push service. */
async function bringPush(page: Page, data: string): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  const { promise: found, resolve: find } = Promise.withResolvers<string>();
  chrome.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
    if (registration) find(registration.registrationId);
  });
  await chrome.send('ServiceWorker.enable');
  await chrome.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data,
  });
}

const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
  });

const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test.describe('reminders', { tag: '@phone' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('come on the chosen days to the devices that want them', async ({ page, signedIn, visitor, t }) => {
    await standInForPushService(page);
    await visitor.arriveHome(signedIn);
    await untilKept(page);
    await decideOnNotifications(page, 'denied');
    await page.goto('/settings');
    await page.getByRole('link', { name: t('reminders:text') }).click();
    await expect(visitor.heading(t('reminders:title'))).toBeVisible();
    // Who has said no to notifications is told where to change their mind.
    await expect(page.getByText(t('reminders:blocked'))).toBeVisible();

    await decideOnNotifications(page, 'granted');
    await page.reload();
    const isOn = page.getByRole('switch', { name: t('reminders:on') });
    const isHere = page.getByRole('switch', { name: t('reminders:here') });
    await expect(isOn).not.toBeChecked();
    await page.getByText(t('reminders:on'), { exact: true }).click();
    await expect(isHere).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('reminders:time') }).click();
    await page.getByRole('option', { name: '08:30' }).click();
    await visitor.button('dom').click();
    await expect(visitor.button('dom')).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(page.getByRole('button', { name: t('reminders:time') })).toContainText('08:30');
    await expect(visitor.button('dom')).toHaveAttribute('aria-pressed', 'false');
    await expect(visitor.button('sáb')).toHaveAttribute('aria-pressed', 'true');

    const words = { title: 'Alento', body: t('reminders:notification.first') };
    await bringPush(page, JSON.stringify({ ...words, lang: 'pt-BR', dir: 'ltr' }));
    await expect.poll(() => shownNotifications(page)).toEqual([{ ...words, tag: 'reminder' }]);

    await page.getByText(t('reminders:here'), { exact: true }).click();
    await expect(isHere).not.toBeChecked();
    await expect(page.getByText(t('reminders:nowhere'))).toBeVisible();
    await page.getByText(t('reminders:on'), { exact: true }).click();
    await expect(isHere).toBeHidden();
  });

  test('end on a device with the session there', async ({ page, signedIn, visitor, t }) => {
    await standInForPushService(page);
    await visitor.arriveHome(signedIn);
    await untilKept(page);
    await decideOnNotifications(page, 'granted');
    await page.goto('/settings/reminders');
    await page.getByText(t('reminders:on'), { exact: true }).click();
    await expect(page.getByRole('switch', { name: t('reminders:here') })).toBeChecked();
    await visitor.openAccountMenu();
    await page.getByRole('menuitem', { name: t('common:account.signOut') }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('test-push-endpoint'))).toBeNull();
  });
});
