import { isOnDevice } from '#lib/device-presence.ts';

/** What the outbox is called on this device. Whoever signs out deletes it by this name, without loading it. */
export const outboxDatabase = 'alento-outbox';
export const outboxVault = 'account-outbox';
const mark = 'outbox';
const watchers = new Set<(isWaiting: boolean) => void>();

/** Whether anything waits on this device, known without opening it. */
export function hasUnsent(): boolean {
  return isOnDevice(mark);
}

export function markUnsent(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(mark, '1');
    else localStorage.removeItem(mark);
  } catch {
    // Where storage is denied, nothing waits for a later visit either.
  }
  for (const watcher of watchers) watcher(isWaiting);
}

/** Calls back with whether anything waits, whenever that may have changed on this page. */
export function watchUnsent(watcher: (isWaiting: boolean) => void): void {
  watchers.add(watcher);
}
