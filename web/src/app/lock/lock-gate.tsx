import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { getIsLocked, subscribeToLock } from '#features/settings/lock/lock-state.ts';
import { LoadingScreen } from '../gates/loading-screen.tsx';

const LockedScreen = lazy(() => import('./locked-screen.tsx'));

interface LockGateProps {
  /** Where help and the way out stand already. */
  isFramed?: boolean;
  children: ReactNode;
}

/** On a device with a lock: asks for the PIN in place of everything that is somebody's. */
export function LockGate({ isFramed = false, children }: LockGateProps) {
  if (!useSyncExternalStore(subscribeToLock, getIsLocked, getIsLocked)) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LockedScreen isFramed={isFramed} />
    </Suspense>
  );
}
