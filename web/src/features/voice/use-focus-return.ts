import { useEffect, useLayoutEffect, useRef } from 'react';

/** Remembers what had the focus when something took its place, and gives the focus back when that has gone. */
export function useFocusReturn(isCovered: boolean): void {
  const before = useRef<Element | null>(null);
  // Before what takes the place asks for the focus.
  useLayoutEffect(() => {
    if (isCovered) before.current = document.activeElement;
  }, [isCovered]);
  useEffect(() => {
    if (!isCovered) return;
    return () => {
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
    };
  }, [isCovered]);
}
