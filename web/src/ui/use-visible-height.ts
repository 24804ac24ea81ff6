import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  return () => viewport?.removeEventListener('resize', listener);
}

/** What an on-screen keyboard leaves of the window, in pixels, where the browser does not shrink the page for it. */
export function useVisibleHeight(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => {
      const height = window.visualViewport?.height;
      return height === undefined || window.innerHeight - height < 1 ? undefined : Math.floor(height);
    },
    () => undefined,
  );
}
