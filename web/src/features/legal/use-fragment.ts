import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to what the address names after `#`; the words of this page come later than the browser looks for it. */
export function useFragment(): void {
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [location]);
}
