import type { ReminderNotification } from '@alento/domain/reminders/schema.ts';
import { clearBadge, showBadge } from '#platform/badge.ts';

/** Where a reminder leads that does not say. */
const home = '/app';

interface PushEvent {
  /** What the server sent, as our server alone can. */
  data: { json(): ReminderNotification } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface ClickEvent {
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}

interface Page {
  url: string;
  focus(): Promise<unknown>;
}

/** What is used of the worker's scope: its own types do not go together with those of a page. */
declare const self: {
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

/** Shows what the server sends at the times that the person chose, and leads to Alento. */
export function showReminders(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(Promise.all([clearBadge(), open(pathOf(event.notification))]));
  });
}

/** A browser wants something shown for each push, so one without words says at least who it is. */
async function show({ title, path, ...words }: Partial<ReminderNotification> = {}): Promise<void> {
  await self.registration.showNotification(title ?? 'Alento', {
    ...words,
    data: path,
    icon: '/icons/icon-192.png',
    tag: 'reminder',
  });
  await showBadge();
}

/** An open page is not navigated: something may be being written there. */
async function open(path: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : self.clients.openWindow(path));
}

function pathOf({ data }: Notification): string {
  return typeof data === 'string' && data.startsWith('/') ? data : home;
}
