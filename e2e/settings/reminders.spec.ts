import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * What a browser without windows does not have: somebody who decides on notifications, and a push service that gives out an
 * address and takes it back. They remember in cookies, which signing out leaves alone.
 */
async function mockPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read = (name: string): string | undefined => new RegExp(`${name}=([^;]+)`).exec(document.cookie)?.[1];
    const write = (name: string, value: string): void => void (document.cookie = `${name}=${value}; path=/`);
    const known = (): object | null => {
      const name = read('push');
      if (!name) return null;
      const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
      return {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
        unsubscribe: () => Promise.resolve(write('push', '')),
      };
    };
    const permission = (): string => read('permission') ?? 'denied';
    Object.defineProperty(Notification, 'permission', { get: permission });
    Object.assign(Notification, { requestPermission: () => Promise.resolve(permission()) });
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(known()),
      subscribe: () => {
        write('push', crypto.randomUUID());
        return Promise.resolve(known());
      },
    });
  });
}

const allowNotifications = (page: Page) => page.evaluate(() => void (document.cookie = 'permission=granted; path=/'));

const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test.describe('reminders', () => {
  test.use({ serviceWorkers: 'allow' });

  test('come on the chosen days to the devices that want them', async ({ page, signedIn, visitor, t }) => {
    await mockPushService(page);
    await visitor.arriveHome(signedIn);
    await untilKept(page);
    await page.goto('/settings');
    await page.getByRole('link', { name: t('reminders:text') }).click();
    await expect(visitor.heading(t('reminders:title'))).toBeVisible();
    // Who has said no to notifications is told where to change their mind.
    await expect(page.getByText(t('reminders:blocked'))).toBeVisible();

    await allowNotifications(page);
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

    await page.getByText(t('reminders:here'), { exact: true }).click();
    await expect(isHere).not.toBeChecked();
    await expect(page.getByText(t('reminders:nowhere'))).toBeVisible();
    await page.getByText(t('reminders:on'), { exact: true }).click();
    await expect(isHere).toBeHidden();
  });

  test('end on a device with the session there', async ({ page, signedIn, visitor, t }) => {
    await mockPushService(page);
    await visitor.arriveHome(signedIn);
    await untilKept(page);
    await allowNotifications(page);
    await page.goto('/settings/reminders');
    await page.getByText(t('reminders:on'), { exact: true }).click();
    await expect(page.getByRole('switch', { name: t('reminders:here') })).toBeChecked();
    expect(await page.evaluate(() => document.cookie)).toMatch(/push=[^;]/);
    await visitor.openAccountMenu();
    await page.getByRole('menuitem', { name: t('common:account.signOut') }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/push=[^;]/);
  });
});
