import { describeLanguage } from '@alento/locales/languages.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { HelpScreen } from '#features/safety/screens/help-screen.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { BackIcon, ExitIcon } from '#ui/icons.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { leaveQuickly, watchForQuickExit } from '../quick-exit.ts';

/** Outside of every layout, so that no account, notice or failing request can stand before it. */
export default function HelpRoute() {
  const { i18n } = useTranslation('common');
  useEffect(watchForQuickExit, []);
  return (
    <UiProvider locale={describeLanguage(i18n.resolvedLanguage ?? '').locale}>
      <Suspense fallback={<LoadingScreen />}>
        <Frame />
      </Suspense>
    </UiProvider>
  );
}

/** The way back leads to where the person came from, and to the start for somebody who came from outside. */
function Frame() {
  const { t } = useTranslation(['common', 'safety']);
  const isFirst = useLocation().key === 'default';
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFirst) main.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div className="mx-auto min-h-dvh max-w-2xl px-gutter pb-[calc(4rem+env(safe-area-inset-bottom))] lg:max-w-5xl">
      <header className="-mx-2.5 flex items-center justify-between py-2.5">
        <IconButton label={t('safety:back')} onPress={() => void (isFirst ? navigate('/') : navigate(-1))}>
          <BackIcon />
        </IconButton>
        <IconButton label={t('quickExit')} variant="muted" onPress={leaveQuickly}>
          <ExitIcon />
        </IconButton>
      </header>
      <main ref={main} tabIndex={-1} className="outline-none">
        <HelpScreen />
      </main>
    </div>
  );
}
