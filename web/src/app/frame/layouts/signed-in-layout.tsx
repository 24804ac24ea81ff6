import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { startAccount } from '#features/account/state.ts';
import { useAccount } from '#features/account/use-account.ts';
import { useSyncPlan } from '#features/safety/use-sync-plan.ts';
import { useMaintenance } from '#lib/maintenance.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { whenQuiet } from '#lib/when-quiet.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingScreen } from '../../gates/loading-screen.tsx';
import { MemoryNews } from '../memory-news.tsx';
import type { PendingDeletionProps } from '../../gates/pending-deletion.tsx';
import { SafetyActions } from '../../help/safety-actions.tsx';
import { MfaGate } from '../../gates/mfa-gate.tsx';

// Few ever see it, and what cannot be fetched must not take the app with it: the server refuses all the same.
const PendingDeletion = lazy<ComponentType<PendingDeletionProps>>(() =>
  import('../../gates/pending-deletion.tsx').then(
    (loaded) => ({ default: loaded.PendingDeletion }),
    () => ({ default: () => null }),
  ),
);

// Nobody else needs it.
const MaintenanceScreen = lazy(() => import('../../gates/maintenance-screen.tsx'));

/** For the one screen that few ever see; it does without a picture that cannot be fetched. */
const Candle = lazy<ComponentType>(() =>
  import('#ui/illustrations/candle.tsx').then(
    (loaded) => ({ default: loaded.Candle }),
    () => ({ default: () => null }),
  ),
);

function stayInStep(): void {
  void import('../../sync/stay-in-step.ts').then((loaded) => loaded.stayInStep()).catch(() => undefined);
}

/** Admits signed-in users and redirects everybody else to sign in. */
export default function SignedInLayout() {
  const account = useAccount();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('common');
  const errorMessage = useErrorMessage();
  const [isLeaving, setLeaving] = useState(false);
  const isUnderMaintenance = useMaintenance();
  useEffect(() => whenQuiet(stayInStep), []);
  useSyncPlan(account.status === 'signed_in' ? account.person.id : undefined);

  if (isUnderMaintenance && account.status !== 'signed_out') {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <MaintenanceScreen />
      </Suspense>
    );
  }

  switch (account.status) {
    case 'starting':
      return <LoadingScreen />;
    case 'failed':
      return (
        <main className="grid min-h-dvh place-content-center justify-items-center">
          <title>{t('pageTitle', { title: t('fault.title') })}</title>
          <EmptyState
            illustration={
              <Suspense fallback={null}>
                <Candle />
              </Suspense>
            }
            title={errorMessage(account.error)}
            action={<Button onPress={() => void startAccount()}>{t('fault.retry')}</Button>}
          />
          <SafetyActions />
        </main>
      );
    case 'signed_out':
      return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
    case 'mfa_required':
    case 'signed_in':
      return (
        <MfaGate>
          <Suspense fallback={null}>
            <PendingDeletion personId={account.person.id} onChange={setLeaving} />
          </Suspense>
          {!isLeaving && (
            <>
              <MemoryNews />
              <Outlet />
            </>
          )}
        </MfaGate>
      );
  }
}
