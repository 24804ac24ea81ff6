import { useSyncExternalStore } from 'react';
import { getHelpCountry, subscribeToHelpCountry, unknownCountry } from './state.ts';

/** The country whose numbers are shown; nobody's yet on a page that is made before it is asked for. */
export function useHelpCountry(): string {
  return useSyncExternalStore(subscribeToHelpCountry, getHelpCountry, () => unknownCountry);
}
