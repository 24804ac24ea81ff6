import type { Reminder, Reminders } from '@alento/domain/reminders/schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as device from '#platform/native/local-notifications.ts';
import { hideOnDevice, readOnDevice, scheduleOnDevice, showOnDevice } from './remind-device.ts';

vi.mock('#platform/native/local-notifications.ts', () => ({
  askForNotifications: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
  cancelNotifications: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  readNotificationPermission: vi.fn<typeof device.readNotificationPermission>(() => Promise.resolve('granted')),
  scheduleWeekly: vi.fn<typeof device.scheduleWeekly>(() => Promise.resolve()),
}));
vi.mock('#lib/i18n.ts', () => ({
  i18n: { loadNamespaces: () => Promise.resolve(), getFixedT: () => (key: string) => key },
}));

const reminder: Reminder = {
  days: [1, 4],
  time: '20:00',
  timeZone: 'America/Sao_Paulo',
  kinds: ['checkIn', 'journal'],
};
const known: Reminders = { reminder, devices: [], publicKey: null };
const page = new Map<string, string>();

beforeEach(() => {
  page.clear();
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page.get(key) ?? null,
    setItem: (key: string, value: string) => page.set(key, value),
    removeItem: (key: string) => page.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an app reminds by itself, also where the server has no push service, in neutral words', async () => {
  expect((await readOnDevice(known)).here).toBe('hidden');
  expect(await showOnDevice()).toBe(true);
  await scheduleOnDevice(reminder);
  const [scheduled] = vi.mocked(device.scheduleWeekly).mock.calls[0] ?? [];
  expect(scheduled?.map(({ weekday, time, body, path }) => [weekday, time, body, path])).toEqual([
    [1, '20:00', 'notification.checkIn', '/moods?new'],
    [4, '20:00', 'notification.journal', '/journal'],
  ]);
  expect(await readOnDevice(known)).toMatchObject({ here: 'shown', publicKey: '', devices: ['app'] });
});

test('what another device ended ends here', async () => {
  await showOnDevice();
  await readOnDevice({ ...known, reminder: null });
  expect(device.cancelNotifications).toHaveBeenCalledOnce();
});

test('whoever says no is not reminded, and whoever hides it neither', async () => {
  vi.mocked(device.askForNotifications).mockResolvedValueOnce(false);
  expect(await showOnDevice()).toBe(false);
  await scheduleOnDevice(reminder);
  expect(device.scheduleWeekly).not.toHaveBeenCalled();
  await showOnDevice();
  await hideOnDevice();
  await scheduleOnDevice(reminder);
  expect(device.scheduleWeekly).not.toHaveBeenCalled();
  vi.mocked(device.readNotificationPermission).mockResolvedValueOnce('denied');
  expect((await readOnDevice(known)).here).toBe('blocked');
});
