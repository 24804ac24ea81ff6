import { breathingPatterns } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWithHaptics, pulsesOf } from './breath-haptics.ts';
import { Pacer } from './pacer.ts';

const vibrate = vi.fn<(pattern: number[]) => boolean>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('navigator', { vibrate });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vibrate.mockReset();
});

test('one pulse in, two out, none while it is held', () => {
  expect(pulsesOf({ phase: 'in', seconds: 4 }, true)).toHaveLength(1);
  expect(pulsesOf({ phase: 'topUp', seconds: 1 }, true)).toHaveLength(1);
  expect(pulsesOf({ phase: 'out', seconds: 4 }, true)).toHaveLength(3);
  expect(pulsesOf({ phase: 'hold', seconds: 7 }, true)).toEqual([]);
  expect(pulsesOf({ phase: 'rest', seconds: null }, true)).toEqual([]);
});

test('a rapid breath is felt once, a slow one with each of its seconds', () => {
  expect(pulsesOf({ phase: 'in', seconds: 1.5 }, false)).toEqual([]);
  expect(pulsesOf({ phase: 'in', seconds: 4 }, false)).toHaveLength(1);
});

test('a round of 4-7-8 is four single pulses, silence, and eight double ones', () => {
  const pacer = new Pacer({ ...breathingPatterns.fourSevenEight, rounds: 1 });
  const leave = followWithHaptics(pacer);
  pacer.start();
  vi.advanceTimersByTime(19_500);
  leave();
  const kinds = vibrate.mock.calls.map(([pattern]) => pattern.length);
  expect(kinds).toEqual([1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3]);
});
