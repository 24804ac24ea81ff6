import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { usePlannedDeletion } from '#features/account/deletion/use-planned-deletion.ts';
import { startAccount } from '#features/account/state.ts';
import { useAccount } from '#features/account/use-account.ts';
import { useKeptPlan } from '#features/safety/use-kept-plan.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Candle } from '#ui/illustrations/candle.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { MemoryNews } from '../memory-news.tsx';
import { OfflineBanner } from '../offline-banner.tsx';

// Few ever see it, and the app's shell is what everybody waits for.
const PendingDeletion = lazy(async () => ({ default: (await import('../pending-deletion.tsx')).PendingDeletion }));

/** Lets people through who are signed in, and sends everybody else to sign in first. */
export default function SignedInLayout() {
  const account = useAccount();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('common');
  const errorMessage = useErrorMessage();
  const deletion = usePlannedDeletion(account.status === 'signed_in' ? account.person.id : undefined);
  useKeptPlan(account.status === 'signed_in' ? account.person.id : undefined);

  switch (account.status) {
    case 'starting':
      return <LoadingScreen />;
    case 'failed':
      return (
        <main className="grid min-h-dvh place-items-center">
          <title>{t('pageTitle', { title: t('fault.title') })}</title>
          <EmptyState
            illustration={<Candle />}
            title={errorMessage(account.error)}
            action={<Button onPress={() => void startAccount()}>{t('fault.retry')}</Button>}
          />
        </main>
      );
    case 'signed_out':
      return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
    case 'signed_in':
      if (deletion) {
        return (
          <Suspense fallback={<LoadingScreen />}>
            <PendingDeletion deletion={deletion} />
          </Suspense>
        );
      }
      return (
        <>
          <OfflineBanner />
          <MemoryNews />
          <Outlet />
        </>
      );
  }
}
