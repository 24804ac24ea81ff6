import { LocalNotifications } from '@capacitor/local-notifications';
import { beforeEach, expect, test, vi } from 'vitest';
import { followNotifications, readNotificationPermission, scheduleWeekly } from './local-notifications.ts';

vi.mock('@capacitor/local-notifications', () => ({
  LocalNotifications: {
    checkPermissions: vi.fn<typeof LocalNotifications.checkPermissions>(),
    requestPermissions: vi.fn<typeof LocalNotifications.requestPermissions>(),
    createChannel: vi.fn<typeof LocalNotifications.createChannel>(() => Promise.reject(new Error('not on iOS'))),
    schedule: vi.fn<typeof LocalNotifications.schedule>(() => Promise.resolve({ notifications: [] })),
    getPending: vi.fn<typeof LocalNotifications.getPending>(),
    cancel: vi.fn<typeof LocalNotifications.cancel>(() => Promise.resolve()),
    addListener: vi.fn<typeof LocalNotifications.addListener>(),
  },
}));

const device = vi.mocked(LocalNotifications);
const words = { title: 'Alento', body: 'A quiet moment, if you like.', path: '/app' };

beforeEach(() => {
  vi.clearAllMocks();
  device.getPending.mockResolvedValue({ notifications: [{ id: 4, title: '', body: '' }] });
});

test('what is scheduled takes the place of all before it, inexactly and by the days of this device', async () => {
  await scheduleWeekly([{ weekday: 7, time: '20:30', ...words }], 'Reminders');
  expect(device.cancel).toHaveBeenCalledWith({ notifications: [{ id: 4 }] });
  expect(device.schedule.mock.calls[0]?.[0].notifications).toEqual([
    expect.objectContaining({
      id: 7,
      body: words.body,
      isExactNotification: false,
      schedule: { on: { weekday: 1, hour: 20, minute: 30 }, allowWhileIdle: true },
    }),
  ]);
});

test('nothing to say schedules nothing', async () => {
  await scheduleWeekly([], 'Reminders');
  expect(device.cancel).toHaveBeenCalledOnce();
  expect(device.schedule).not.toHaveBeenCalled();
});

test.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['prompt', 'unasked'],
  ['prompt-with-rationale', 'unasked'],
] as const)('the permission %s is %s', async (display, permission) => {
  device.checkPermissions.mockResolvedValue({ display });
  expect(await readNotificationPermission()).toBe(permission);
});

test('a pressed notification leads to its screen, and one without to none', async () => {
  const opened: string[] = [];
  await followNotifications((path) => opened.push(path));
  const press = device.addListener.mock.calls[0]?.[1] as unknown as (action: object) => void;
  press({ notification: { extra: { path: '/journal' } } });
  press({ notification: {} });
  expect(opened).toEqual(['/journal']);
});
