import { LocalNotifications } from '@capacitor/local-notifications';

export interface WeeklyNotification {
  /** As ISO 8601 numbers it: 1 is Monday. */
  weekday: number;
  /** Such as `20:00`, where the person is. */
  time: string;
  title: string;
  body: string;
  /** The screen that it leads to. */
  path: string;
}

const channel = 'reminders';

export type NotificationPermission = 'granted' | 'denied' | 'unasked';

export async function readNotificationPermission(): Promise<NotificationPermission> {
  const { display } = await LocalNotifications.checkPermissions();
  if (display === 'granted' || display === 'denied') return display;
  return 'unasked';
}

/** Asks the person; false if they would rather not. */
export async function askForNotifications(): Promise<boolean> {
  const { display } = await LocalNotifications.requestPermissions();
  return display === 'granted';
}

/** Shows these every week, in place of all before them. The device does it by itself, also without a connection. */
export async function scheduleWeekly(notifications: readonly WeeklyNotification[], channelName: string): Promise<void> {
  await cancelNotifications();
  if (notifications.length === 0) return;
  // Only Android has channels.
  await LocalNotifications.createChannel({ id: channel, name: channelName, importance: 3, visibility: 0 }).catch(
    () => undefined,
  );
  await LocalNotifications.schedule({
    notifications: notifications.map(({ weekday, time, title, body, path }) => ({
      id: weekday,
      title,
      body,
      channelId: channel,
      extra: { path },
      isExactNotification: false,
      schedule: { on: { weekday: toSundayFirst(weekday), ...readTime(time) }, allowWhileIdle: true },
    })),
  });
}

export async function cancelNotifications(): Promise<void> {
  const { notifications } = await LocalNotifications.getPending();
  if (notifications.length > 0)
    await LocalNotifications.cancel({ notifications: notifications.map(({ id }) => ({ id })) });
}

/** Calls with the screen that a pressed notification leads to. */
export async function followNotifications(open: (path: string) => void): Promise<void> {
  await LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) => {
    const path = (notification.extra as { path?: unknown } | undefined)?.path;
    if (typeof path === 'string') open(path);
  });
}

/** The plugin counts 1 to 7 from Sunday. */
const toSundayFirst = (weekday: number): number => (weekday % 7) + 1;

function readTime(time: string): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
}
