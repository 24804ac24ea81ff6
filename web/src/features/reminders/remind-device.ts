import { reminderPaths, kindOfDay } from '@alento/domain/reminders/kinds.ts';
import type { Reminder, Reminders } from '@alento/domain/reminders/schema.ts';
import { i18n } from '#lib/i18n.ts';
import {
  askForNotifications,
  cancelNotifications,
  readNotificationPermission,
  scheduleWeekly,
} from '#platform/native/local-notifications.ts';
import type { KnownReminders } from './data.ts';

/** Whether this app reminds; it goes with the sign-out. */
const hereKey = 'reminders-here';

/** The publisher of a subscription, which an app does without. */
const noKey = '';

const texts = ['notification.first', 'notification.second', 'notification.third'] as const;

/** How this app takes part; what another device has changed holds here from then on. */
export async function readOnDevice(known: Reminders): Promise<KnownReminders> {
  const permission = await readNotificationPermission();
  const isShown = permission === 'granted' && isWanted();
  if (isShown && known.reminder) await schedule(known.reminder);
  if (isShown && !known.reminder) await cancelNotifications();
  const here = permission === 'denied' ? 'blocked' : isShown ? 'shown' : 'hidden';
  return {
    ...known,
    publicKey: known.publicKey ?? noKey,
    devices: [...known.devices, ...(isShown ? ['app'] : [])],
    here,
  };
}

/** False if the person does not allow it after all. */
export async function showOnDevice(): Promise<boolean> {
  if (!(await askForNotifications())) return false;
  localStorage.setItem(hereKey, 'true');
  return true;
}

export async function scheduleOnDevice(reminder: Reminder): Promise<void> {
  if (isWanted()) await schedule(reminder);
}

export async function hideOnDevice(): Promise<void> {
  localStorage.removeItem(hereKey);
  await cancelNotifications();
}

const isWanted = (): boolean => localStorage.getItem(hereKey) === 'true';

/** The neutral words of the server's reminders, since others may see the screen. */
async function schedule({ days, time, kinds }: Reminder): Promise<void> {
  await i18n.loadNamespaces('reminders');
  const t = i18n.getFixedT(null, 'reminders');
  await scheduleWeekly(
    days.map((day, index) => {
      const kind = kindOfDay(kinds, index);
      const body = t(kind ? `notification.${kind}` : (texts[index % texts.length] ?? texts[0]));
      return { weekday: day, time, title: t('notification.title'), body, path: kind ? reminderPaths[kind] : '/app' };
    }),
    t('title'),
  );
}
