import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';
import { LoadingScreen } from '../../gates/loading-screen.tsx';

// Nobody else needs it.
const SignedInLayout = lazy(() => import('./signed-in-layout.tsx'));

/** Open to everybody: signed-in users pass the gates of their account, visitors are not sent away. */
export default function OpenLayout() {
  const { status } = useAccount();
  if (status === 'signed_out' || status === 'failed') return <Outlet />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedInLayout />
    </Suspense>
  );
}
