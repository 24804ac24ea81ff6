import { describeLanguage } from '@alento/locales/languages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { queryClient } from '#lib/query-client.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { prepareToasts, ToastRegion } from '#ui/toast.tsx';
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
  useEffect(() => whenQuiet(prepareToasts), []);
  return (
    <UiProvider locale={describeLanguage(i18n.resolvedLanguage ?? '').locale}>
      <QueryClientProvider client={queryClient}>
        <LockGate>
          <UpdateNotice />
          <OfflineBanner />
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
          <SoundBarSlot />
          <ToastRegion label={t('notices')} closeLabel={t('close')} />
        </LockGate>
      </QueryClientProvider>
    </UiProvider>
  );
}
