/** Where this device keeps the lock, if it has one; it goes with the sign-out. */
export const lockSlot = 'app-lock';

let isLocked = hasLock();
const listeners = new Set<() => void>();

/** Whether nothing of a person may be shown: at the start of every page of a device with a lock. */
export function getIsLocked(): boolean {
  return isLocked;
}

export function subscribeToLock(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}

export function setLocked(next: boolean): void {
  isLocked = next;
  for (const listener of listeners) listener();
}

function hasLock(): boolean {
  try {
    return localStorage.getItem(lockSlot) !== null;
  } catch {
    // Prerendering has no storage, and a browser that denies it has kept no lock.
    return false;
  }
}

/** Another tab has set a lock, or taken it away. */
function handleStorage({ key, oldValue, newValue }: StorageEvent): void {
  if (key === lockSlot && (!oldValue || !newValue)) setLocked(Boolean(newValue));
}
