import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, PrefetchPageLinks, useLocation } from 'react-router';
import { Wordmark } from '#ui/wordmark.tsx';
import { AccountMenu } from '../account-menu.tsx';
import { BottomNavigation, HeaderNavigation } from '../navigation.tsx';

/** Fetched ahead, so that a connection that is lost later does not lock a person out of a screen. */
const places = ['/app', '/new-session', '/sessions', '/session/next'];

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

/** The frame around the screens of the app: header, navigation, account. */
export default function ShellLayout() {
  const { t } = useTranslation('common');
  const main = useFocusOnNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-primary px-5 py-3 text-on-primary focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t('skipToContent')}
      </a>
      <header className="mx-auto flex w-full max-w-3xl items-center justify-between gap-4 px-5 py-3">
        <Link to="/app" aria-label={t('goHome')} className="flex rounded-md text-ink no-underline">
          <Wordmark name={t('appName')} />
        </Link>
        <HeaderNavigation />
        <AccountMenu />
      </header>
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className="mx-auto w-full max-w-3xl flex-1 px-5 pt-3 pb-[calc(7rem+env(safe-area-inset-bottom))] outline-none md:pb-16"
      >
        <Outlet />
      </main>
      <BottomNavigation />
      {places.map((place) => (
        <PrefetchPageLinks key={place} page={place} />
      ))}
    </div>
  );
}
