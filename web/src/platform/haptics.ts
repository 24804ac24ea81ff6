import { isNativeApp } from '#lib/is-native-app.ts';

/** Whether this device can be felt; browsers on computers know the call but have nothing that moves. */
export function canVibrate(): boolean {
  return isNativeApp() || ('vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches);
}

/** Milliseconds of touch and of pause in turn. A device that cannot, or may not now, does nothing. */
export function vibrate(pattern: readonly number[]): void {
  if (pattern.length === 0) return;
  // Web views of iOS have no call for it.
  if (isNativeApp()) void import('./native/pulses.ts').then(({ playPulses }) => playPulses(pattern));
  else if ('vibrate' in navigator) navigator.vibrate([...pattern]);
}
