import { describeLanguage } from '@alento/locales/languages.ts';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { whenTouched } from '#lib/when-touched.ts';
import { prepareToasts, ToastRegion } from '#ui/toast.tsx';
import { prepareOverlays } from '#ui/when-opened.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { LoadingScreen } from '../../gates/loading-screen.tsx';
import { LockGate } from '../../lock/lock-gate.tsx';
import { watchForQuickExit } from '../../help/quick-exit.ts';
import { OfflineBanner } from '../offline-banner.tsx';
import { SoundBarSlot } from '../sound-bar-slot.tsx';
import { UpdateNotice } from '../update-notice.tsx';
import { useAppLinks } from '../use-app-links.ts';

/** What every screen behind the landing page needs; the landing page loads none of it. */
export default function ProductLayout() {
  const { t, i18n } = useTranslation('common');
  useEffect(watchForQuickExit, []);
  useAppLinks();
  useEffect(() => whenTouched(prepareToasts), []);
  useEffect(() => whenTouched(prepareOverlays), []);
  return (
    <UiProvider locale={describeLanguage(i18n.resolvedLanguage ?? '').locale}>
      <LockGate>
        <UpdateNotice />
        <OfflineBanner />
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
        <SoundBarSlot />
        <ToastRegion label={t('notices')} closeLabel={t('close')} />
      </LockGate>
    </UiProvider>
  );
}
