import { useSyncExternalStore } from 'react';
import { getHelpCountry, subscribeToHelpCountry, unknownCountry } from './state.ts';

/** The country whose numbers are shown; unknown on prerendered pages. */
export function useHelpCountry(): string {
  return useSyncExternalStore(subscribeToHelpCountry, getHelpCountry, () => unknownCountry);
}
