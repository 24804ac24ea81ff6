import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { AccountMenu } from '../account-menu.tsx';
import { BottomNavigation, HomeLink, SideNavigation } from '../navigation.tsx';
import { SafetyActions } from '../safety-actions.tsx';

/** Moves reading to the new screen after a navigation; on the first one the page's own start is right. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}

/** The frame around the screens of the app: navigation, help, account. */
export default function ShellLayout() {
  const { t } = useTranslation('common');
  const main = useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-primary px-5 py-3 text-on-primary focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t('skipToContent')}
      </a>
      <SideNavigation />
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="mx-auto flex w-full max-w-3xl items-center gap-1 px-4 py-2.5 sm:gap-2 md:justify-end md:px-8">
          <div className="me-auto md:hidden">
            <HomeLink isShort />
          </div>
          <SafetyActions />
          <AccountMenu />
        </header>
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-3xl flex-1 px-5 pt-3 pb-[calc(7rem+env(safe-area-inset-bottom))] outline-none md:px-8 md:pb-16"
        >
          <Outlet />
        </main>
      </div>
      <BottomNavigation />
    </div>
  );
}
