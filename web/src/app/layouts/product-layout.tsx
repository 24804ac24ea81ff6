import { describeLanguage } from '@alento/locales/languages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { queryClient } from '#lib/query-client.ts';
import { ToastRegion } from '#ui/toast.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { LoadingScreen } from '../loading-screen.tsx';

/** What every screen behind the landing page needs; the landing page loads none of it. */
export default function ProductLayout() {
  const { t, i18n } = useTranslation('common');
  return (
    <UiProvider locale={describeLanguage(i18n.resolvedLanguage ?? 'pt').locale}>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
        <ToastRegion label={t('notices')} closeLabel={t('close')} />
      </QueryClientProvider>
    </UiProvider>
  );
}
