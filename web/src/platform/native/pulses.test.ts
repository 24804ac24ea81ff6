import { Haptics } from '@capacitor/haptics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canVibrate, vibrate } from '#platform/haptics.ts';
import { playPulses } from './pulses.ts';

vi.mock('@capacitor/haptics', () => ({
  Haptics: { vibrate: vi.fn<typeof Haptics.vibrate>(() => Promise.reject(new Error('no motor'))) },
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a pattern is touch and pause in turn, and a device without a motor does nothing', async () => {
  playPulses([40, 80, 20]);
  await vi.advanceTimersByTimeAsync(119);
  expect(vi.mocked(Haptics.vibrate).mock.calls).toEqual([[{ duration: 40 }]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(vi.mocked(Haptics.vibrate).mock.calls).toEqual([[{ duration: 40 }], [{ duration: 20 }]]);
});

test('an app vibrates by itself, where a browser would have to', () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  expect(canVibrate()).toBe(true);
  const ofBrowser = vi.fn<() => boolean>();
  vi.stubGlobal('navigator', { vibrate: ofBrowser });
  vibrate([10]);
  expect(ofBrowser).not.toHaveBeenCalled();
});
