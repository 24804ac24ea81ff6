import { Haptics } from '@capacitor/haptics';

/** Milliseconds of touch and of pause in turn. */
export function playPulses(pattern: readonly number[]): void {
  let at = 0;
  for (const [index, duration] of pattern.entries()) {
    // A device without a motor does nothing.
    if (index % 2 === 0) setTimeout(() => void Haptics.vibrate({ duration }).catch(() => undefined), at);
    at += duration;
  }
}
