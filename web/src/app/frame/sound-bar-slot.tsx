import { useSyncExternalStore } from 'react';
import { getBar, subscribeToBar } from '#features/mindfulness/sounds/bar-slot.ts';

/** Where what plays can be stopped from every screen, once something has played. */
export function SoundBarSlot() {
  return useSyncExternalStore(subscribeToBar, getBar, getBar);
}
