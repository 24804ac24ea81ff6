import { beforeEach, expect, test, vi } from 'vitest';
import { showReminders } from '#platform/service-worker/show-reminder.ts';

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
const openWindow = vi.fn<(url: string) => Promise<void>>();
const setAppBadge = vi.fn<() => Promise<void>>();
const clearAppBadge = vi.fn<() => Promise<void>>();
const matchAll = vi.fn<() => Promise<{ focus: () => Promise<void> }[]>>();

beforeEach(() => {
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: { showNotification },
    clients: { matchAll, openWindow },
  });
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  for (const mock of [showNotification, openWindow, setAppBadge, clearAppBadge]) mock.mockReset().mockResolvedValue();
  showReminders();
});

/** Has something happen to the worker, and waits for what it does. */
async function happen(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}

test('what the server sent is shown, in its language and direction', async () => {
  const words = { body: 'لحظة هدوء، إن أحببت.', lang: 'ar-EG', dir: 'rtl' };
  await happen('push', { data: { json: () => ({ title: 'Alento', ...words }) } });
  expect(showNotification).toHaveBeenCalledWith('Alento', {
    ...words,
    icon: '/icons/icon-192.png',
    tag: 'reminder',
  });
});

test('a push without words says at least who it is', async () => {
  await happen('push', { data: null });
  expect(showNotification).toHaveBeenCalledWith('Alento', expect.anything());
});

test('a reminder leads to the page that is open, and leaves it as it is', async () => {
  const focus = vi.fn<() => Promise<void>>().mockResolvedValue();
  const close = vi.fn<() => void>();
  matchAll.mockResolvedValue([{ focus }]);
  await happen('notificationclick', { notification: { close } });
  expect(close).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

test('where none is open a reminder leads home', async () => {
  matchAll.mockResolvedValue([]);
  await happen('notificationclick', { notification: { close: () => undefined } });
  expect(openWindow).toHaveBeenCalledWith('/app');
});

test('a dot without a number waits on the icon until the reminder is opened', async () => {
  matchAll.mockResolvedValue([]);
  await happen('push', { data: null });
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith();
  await happen('notificationclick', { notification: { close: () => undefined } });
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test.each([
  ['knows no badges', {}],
  ['refuses one', { setAppBadge: () => Promise.reject(new Error('denied')), clearAppBadge }],
])('a device that %s shows the reminder all the same', async (_, device) => {
  vi.stubGlobal('navigator', device);
  await happen('push', { data: null });
  expect(showNotification).toHaveBeenCalledOnce();
});
