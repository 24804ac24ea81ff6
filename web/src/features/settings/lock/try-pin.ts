import { changeLock, type LockRecord, readLock } from './lock-record.ts';
import { isPinOf } from './pin-hash.ts';

/** So many wrong PINs cost no time. */
export const freeFailures = 5;
/** After so many no PIN opens it any more: only signing in again does. */
export const mostFailures = 10;

const firstWaitMs = 30_000;

export type PinAnswer =
  | { readonly kind: 'open' }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'spent' };

/** Tries a PIN. It counts before it is compared, so that closing the page takes nothing back; one at a time in all tabs. */
export function tryPin(pin: string, now = Date.now): Promise<PinAnswer> {
  return navigator.locks.request('app-lock', async () => {
    const record = readLock();
    if (!record) return { kind: 'open' };
    const refusal = refuseWithoutTrying(record, now());
    if (refusal || record === 'damaged') return refusal ?? { kind: 'spent' };
    const failures = record.failures + 1;
    changeLock({ failures, waitUntil: now() + waitMs(failures) });
    if (!(await isPinOf(record.pin, pin))) {
      return refuseWithoutTrying(readLock(), now()) ?? { kind: 'wrong', left: mostFailures - failures };
    }
    clearFailures();
    return { kind: 'open' };
  });
}

/** Whether the lock may not be tried now, and until when. */
export function refuseWithoutTrying(record: LockRecord | 'damaged' | undefined, now: number): PinAnswer | undefined {
  if (!record) return undefined;
  if (record === 'damaged' || record.failures >= mostFailures) return { kind: 'spent' };
  return record.waitUntil > now ? { kind: 'wait', until: record.waitUntil } : undefined;
}

/** A finger or a face that was known counts as a PIN that was right. */
export function clearFailures(): void {
  changeLock({ failures: 0, waitUntil: 0 });
}

/** Half a minute after the fifth, twice as long after each one more. */
function waitMs(failures: number): number {
  return failures < freeFailures ? 0 : firstWaitMs * 2 ** (failures - freeFailures);
}
