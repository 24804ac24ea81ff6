import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLock, removeLock, writeLock, type LockRecord } from './lock-record.ts';
import { getIsLocked, lockSlot, setLocked, subscribeToLock } from './lock-state.ts';
import { hashPin, isPinOf } from './pin-hash.ts';
import { findPinProblem, toDigits } from './pin-rules.ts';
import { freeFailures, mostFailures, tryPin } from './try-pin.ts';
import { watchAbsence } from './watch-absence.ts';

const kept = new Map<string, string>();
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
// Derived once: it is slow on purpose.
const pin = await hashPin('2580');
const fresh: LockRecord = { pin, delay: 1, hasBiometrics: false, failures: 0, waitUntil: 0 };

let queue: Promise<unknown> = Promise.resolve();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const locks = { request: (_name: string, act: () => Promise<unknown>) => (queue = queue.then(act)) };
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('document', page);
  writeLock(fresh);
});
afterEach(() => vi.unstubAllGlobals());

const record = (): LockRecord => readLock() as LockRecord;

test('a PIN is kept with a salt of its own, and nothing tells it', async () => {
  const other = await hashPin('2580');
  expect(other.hash).not.toBe(pin.hash);
  expect(pin.iterations).toBeGreaterThanOrEqual(600_000);
  expect(kept.get(lockSlot)).not.toContain('2580');
  expect([await isPinOf(pin, '2580'), await isPinOf(pin, '2581'), await isPinOf(pin, '')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the right PIN opens, and what was wrong before it is forgotten', async () => {
  expect(await tryPin('1111')).toEqual({ kind: 'wrong', left: mostFailures - 1 });
  expect(record().failures).toBe(1);
  expect(await tryPin('2580')).toEqual({ kind: 'open' });
  expect(record().failures).toBe(0);
});

test('after five the next one waits, and the right one waits as well', async () => {
  writeLock({ ...fresh, failures: freeFailures - 1 });
  expect(await tryPin('1111', () => 1_000)).toEqual({ kind: 'wait', until: 31_000 });
  expect(await tryPin('2580', () => 30_999)).toEqual({ kind: 'wait', until: 31_000 });
  expect(record().failures).toBe(freeFailures);
  expect(await tryPin('1111', () => 31_000)).toEqual({ kind: 'wait', until: 91_000 });
  expect(await tryPin('2580', () => 91_000)).toEqual({ kind: 'open' });
});

test('after ten no PIN opens any more, whatever the clock says', async () => {
  writeLock({ ...fresh, failures: mostFailures - 1 });
  expect(await tryPin('1111')).toEqual({ kind: 'spent' });
  expect(await tryPin('2580', () => Number.MAX_SAFE_INTEGER)).toEqual({ kind: 'spent' });
});

test('many at once are tried one after the other, and each counts', async () => {
  const answers = await Promise.all(['0000', '0001', '0002'].map((each) => tryPin(each)));
  expect(answers).toEqual([9, 8, 7].map((left) => ({ kind: 'wrong', left })));
});

test('a lock that was tampered with opens for nobody', async () => {
  for (const damaged of ['{}', 'nonsense', JSON.stringify({ ...fresh, failures: -100 })]) {
    kept.set(lockSlot, damaged);
    expect(await tryPin('2580')).toEqual({ kind: 'spent' });
  }
  removeLock();
  expect(await tryPin('2580')).toEqual({ kind: 'open' });
});

test.each([
  ['123', 'length'],
  ['1111', 'tooEasy'],
  ['1234', 'tooEasy'],
  ['98765', 'tooEasy'],
  ['1235', null],
  ['2580', null],
])('%s as a PIN: %s', (chosen, problem) => expect(findPinProblem(chosen)).toBe(problem));

test('digits of every keyboard are the same, and nothing else is one', () => {
  expect(['٢٥٨٠', '۲۵۸۰', '२५८०', '２５８０', '2 5-8o0'].map(toDigits)).toEqual(Array(5).fill('2580'));
  expect(toDigits('1234567890')).toHaveLength(8);
});

test('the app locks when somebody was away for as long as they chose', () => {
  let now = 0;
  watchAbsence(() => now);
  const leave = (delay: LockRecord['delay'], minutes: number): boolean => {
    writeLock({ ...fresh, delay });
    setLocked(false);
    show('hidden');
    const isAtOnce = getIsLocked();
    now += minutes * 60_000;
    show('visible');
    return isAtOnce || getIsLocked();
  };
  const show = (state: string): void => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  expect([leave(1, 0.9), leave(1, 1), leave(0, 0), leave(15, 14), leave(15, 16), leave(15, -5)]).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
  ]);
  removeLock();
  setLocked(false);
  show('hidden');
  now += 3_600_000;
  show('visible');
  expect(getIsLocked()).toBe(false);
});

test('a lock that another tab sets holds here at once; a counted mistake changes nothing', () => {
  const others = new EventTarget();
  vi.stubGlobal('window', others);
  const heard: boolean[] = [];
  setLocked(false);
  const stop = subscribeToLock(() => heard.push(getIsLocked()));
  const tell = (change: Partial<StorageEvent>): void =>
    void others.dispatchEvent(Object.assign(new Event('storage'), { key: lockSlot, ...change }));
  tell({ oldValue: null, newValue: '{}' });
  tell({ oldValue: '{}', newValue: '{"failures":1}' });
  tell({ key: 'theme', oldValue: null, newValue: 'dark' });
  expect(heard).toEqual([true]);
  tell({ oldValue: '{}', newValue: null });
  expect(heard).toEqual([true, false]);
  stop();
});
