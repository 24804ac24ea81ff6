import { useSyncExternalStore } from 'react';
import { type Appearance, getAppearance, subscribeToAppearance } from '#features/settings/state.ts';

/** How this device shows Alento. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribeToAppearance, getAppearance);
}
