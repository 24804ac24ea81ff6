import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window answers to a media query; a prerendered page answers to none. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  const read = (): boolean => window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, () => false);
}
