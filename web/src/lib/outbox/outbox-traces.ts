import { isOnDevice } from '#lib/device-storage.ts';

/** What the outbox is called on this device. Whoever signs out deletes it by these names, without loading it. */
export const outboxDatabase = 'alento-outbox';
export const outboxVault = 'account-outbox';
const mark = 'outbox';

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
}

/** Deletes what waits on this device; other tabs close it by themselves. */
export function deleteOutbox(): void {
  try {
    indexedDB.deleteDatabase(outboxDatabase);
  } catch {
    // A browser that denies it has stored nothing.
  }
}
