import { inTabStorage } from '#lib/tab-storage.ts';

const key = 'password-recovery';

let isUnderWay = readMark();

/** Notes that who is signed in came by a mail about a forgotten password; a reload forgets it only where storage is denied. */
export function markRecovery(): void {
  isUnderWay = true;
  inTabStorage((storage) => storage.setItem(key, 'true'));
}

export function isRecovering(): boolean {
  return isUnderWay;
}

export function endRecovery(): void {
  isUnderWay = false;
  inTabStorage((storage) => storage.removeItem(key));
}

function readMark(): boolean {
  return inTabStorage((storage) => storage.getItem(key)) === 'true';
}
