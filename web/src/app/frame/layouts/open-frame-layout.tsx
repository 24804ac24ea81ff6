import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';
import { LoadingScreen } from '../../gates/loading-screen.tsx';
import { PublicFrame } from '../public-frame.tsx';

// Nobody else needs it.
const ShellLayout = lazy(() => import('./shell-layout.tsx'));

/** An open screen in the frame that fits: the app's for signed-in users, else the public one. */
export default function OpenFrameLayout() {
  const { status } = useAccount();
  if (status === 'signed_out' || status === 'failed') {
    return (
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    );
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      <ShellLayout />
    </Suspense>
  );
}
