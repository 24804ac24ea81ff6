import * as z from 'zod/mini';
import { lockSlot } from './lock-state.ts';

/** Minutes of absence after which the app locks; 0 is at once. */
export const lockDelays = [0, 1, 5, 15] as const;

const recordSchema = z.object({
  pin: z.object({ salt: z.string(), hash: z.string(), iterations: z.int().check(z.positive()) }),
  delay: z.literal(lockDelays),
  hasBiometrics: z.boolean(),
  /** Wrong PINs in a row. */
  failures: z.int().check(z.minimum(0)),
  /** When the next one may be tried, in milliseconds since 1970. */
  waitUntil: z.number(),
});

/** The lock of this device; no server knows of it. */
export type LockRecord = z.infer<typeof recordSchema>;

/** Undefined where there is none. What is damaged is a lock that no PIN opens, never none. */
export function readLock(): LockRecord | 'damaged' | undefined {
  const text = localStorage.getItem(lockSlot);
  if (text === null) return undefined;
  try {
    return recordSchema.safeParse(JSON.parse(text)).data ?? 'damaged';
  } catch {
    return 'damaged';
  }
}

export function writeLock(record: LockRecord): void {
  localStorage.setItem(lockSlot, JSON.stringify(record));
}

export function changeLock(change: Partial<LockRecord>): void {
  const record = readLock();
  if (record && record !== 'damaged') writeLock({ ...record, ...change });
}

export function removeLock(): void {
  localStorage.removeItem(lockSlot);
}
