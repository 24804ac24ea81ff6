import { describeLanguage } from '@alento/locales/languages.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { IconButton } from '#ui/icon-button.tsx';
import { BackIcon } from '#ui/icons.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { LoadingScreen } from '../../gates/loading-screen.tsx';
import { ExitButton } from '../../help/exit-button.tsx';
import { OfflineBanner } from '../offline-banner.tsx';
import { watchForQuickExit } from '../../help/quick-exit.ts';

/** Outside of every other layout, so that no account, notice or failing request can stand before help. */
export default function HelpLayout() {
  const { i18n } = useTranslation('common');
  useEffect(watchForQuickExit, []);
  return (
    <UiProvider locale={describeLanguage(i18n.resolvedLanguage ?? '').locale}>
      <Suspense fallback={<LoadingScreen />}>
        <div className="print:hidden">
          <OfflineBanner />
        </div>
        <Frame />
      </Suspense>
    </UiProvider>
  );
}

/** Back leads to the previous screen, or one level up for somebody who came from outside. */
function Frame() {
  const { t } = useTranslation(['common', 'safety']);
  const { key, pathname } = useLocation();
  const isFirst = key === 'default';
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(isFirst ? pathname : null);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  const handleBack = () => void (isFirst ? navigate(pathname === '/help' ? '/' : '/help') : navigate(-1));
  return (
    <div className="mx-auto min-h-dvh max-w-2xl px-gutter pb-[calc(4rem+env(safe-area-inset-bottom))] lg:max-w-5xl print:max-w-none print:px-0 print:pb-0">
      <header className="-mx-2.5 flex items-center justify-between py-2.5 print:hidden">
        <IconButton label={t('safety:back')} onPress={handleBack}>
          <BackIcon />
        </IconButton>
        <ExitButton />
      </header>
      <main ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    </div>
  );
}
