import { expect, test } from 'vitest';
import { dueNotices, type Use } from './due-notices.ts';
import type { NoticeKind } from './schema.ts';
import { sittingStart } from './sitting.ts';

const minute = 60_000;
const minutes = (from: number, to: number, step = 10): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => (from + index * step) * minute);

const use: Use = {
  now: 0,
  isMinor: false,
  tier: 0,
  exchanges: [],
  allExchanges: [],
  lastReminder: null,
  lastBreak: null,
};

/** Somebody writes at these minutes; answers at which minute which notice came, as the server would keep them. */
function talk(writes: readonly number[], given: Partial<Use> = {}): string[] {
  const shown: { kind: NoticeKind; at: number }[] = [];
  const exchanges: number[] = [];
  const last = (wanted: (kind: NoticeKind) => boolean): number | null =>
    shown.findLast(({ kind }) => wanted(kind))?.at ?? null;
  for (const now of [0, ...writes]) {
    if (now > 0) exchanges.push(now);
    const due = dueNotices({
      ...use,
      exchanges,
      allExchanges: exchanges,
      lastReminder: last((kind) => kind !== 'break'),
      lastBreak: last((kind) => kind === 'break'),
      ...given,
      now,
    });
    shown.push(...due.map((kind) => ({ kind, at: now })));
  }
  return shown.map(({ kind, at }) => `${at / minute} ${kind}`);
}

test('a sitting begins where the last pause of half an hour ended', () => {
  const now = 100 * minute;
  expect(sittingStart([], now)).toBe(now);
  expect(sittingStart([95 * minute, 66 * minute, 35 * minute], now)).toBe(66 * minute);
  expect(sittingStart([70 * minute], now)).toBe(now);
  expect(sittingStart([71 * minute, 120 * minute], now)).toBe(71 * minute);
});

test('an adult is told at the start and every three hours, and a break is suggested every two', () => {
  expect(talk(minutes(10, 400))).toEqual([
    '0 start',
    '130 break',
    '180 reminder',
    '250 break',
    '360 reminder',
    '370 break',
  ]);
});

test('a minor is told every hour, and a break is suggested every hour', () => {
  expect(talk(minutes(10, 130), { isMinor: true })).toEqual([
    '0 start',
    '60 reminder',
    '70 break',
    '120 reminder',
    '130 break',
  ]);
});

test('whoever comes back after half an hour is told again, and has had a break', () => {
  expect(talk([...minutes(10, 100), ...minutes(135, 225)])).toEqual(['0 start', '135 reminder']);
});

test('pauses under half an hour do not start the clock anew', () => {
  expect(talk(minutes(29, 203, 29))).toEqual(['0 start', '174 break', '203 reminder']);
});

test('another conversation does not start the clock of the break anew', () => {
  const allExchanges = minutes(0, 120);
  expect(dueNotices({ ...use, now: 121 * minute, allExchanges, exchanges: [120 * minute] })).toEqual([
    'start',
    'break',
  ]);
});

test.each([
  [0, true],
  [1, true],
  [2, false],
  [3, false],
  [4, false],
] as const)('at tier %s a break is suggested: %s, and the reminder comes all the same', (tier, isSuggested) => {
  const exchanges = minutes(10, 190);
  const due = dueNotices({ ...use, now: 190 * minute, tier, exchanges, allExchanges: exchanges, lastReminder: 0 });
  expect(due).toEqual(isSuggested ? ['reminder', 'break'] : ['reminder']);
});
