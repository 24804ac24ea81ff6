import { readLock } from './lock-record.ts';
import { setLocked } from './lock-state.ts';

let isWatching = false;

/** Locks once the page was out of sight for as long as the person has chosen. */
export function watchAbsence(now = Date.now): void {
  if (isWatching) return;
  isWatching = true;
  let leftAt: number | null = null;
  document.addEventListener('visibilitychange', () => {
    const lock = readLock();
    if (!lock) return;
    const delay = lock === 'damaged' ? 0 : lock.delay;
    if (document.visibilityState === 'hidden') {
      leftAt = now();
      // What the system shows of the page meanwhile is the lock, too.
      if (delay === 0) setLocked(true);
    } else if (leftAt !== null && (now() < leftAt || now() - leftAt >= delay * 60_000)) {
      // A clock that was turned back hides how long it was.
      setLocked(true);
    }
  });
}
