import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { clearTemporary } from '#features/chat/conversation/temporary-memory.ts';
import { AccountMenu } from '../account-menu.tsx';
import { TermsNews } from '../terms-news.tsx';
import { ShellFrame } from './shell-frame.tsx';

/**
 * Moves reading to the new screen after a navigation, unless something on it was reached already; on the first one the
 * page's own start is right.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    const isReached = main.current?.contains(document.activeElement);
    if (shown.current !== pathname && !isReached) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}

/** The frame with the screen of the address in it. */
export default function ShellLayout() {
  const main = useFocusOnNavigation();
  // From help a user may come here instead of returning to a temporary conversation.
  useEffect(clearTemporary, []);
  return (
    <ShellFrame account={<AccountMenu />} main={main}>
      <Outlet />
      <TermsNews />
    </ShellFrame>
  );
}
