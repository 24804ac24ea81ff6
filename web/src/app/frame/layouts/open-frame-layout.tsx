import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';
import { LoadingScreen } from '../../gates/loading-screen.tsx';
import { PublicFrame } from '../public-frame.tsx';

// Nobody else needs it.
const ShellLayout = lazy(() => import('./shell-layout.tsx'));

/** A screen for everybody in the frame that fits: of the app for whoever is signed in, else of the public pages. */
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
