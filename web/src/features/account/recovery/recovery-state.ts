import { inTabStorage } from '#lib/tab-storage.ts';

const key = 'password-recovery';

let isUnderWay = readMark();

/** Marks that the session was opened by a password reset; survives a reload unless storage is denied. */
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
