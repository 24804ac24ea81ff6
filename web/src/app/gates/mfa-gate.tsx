import { lazy, type ReactNode, Suspense } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { LoadingScreen } from './loading-screen.tsx';

const MfaChallenge = lazy(() => import('./mfa-challenge.tsx'));

/** Asks for the second step of a sign-in, if it is owed, in place of what the person came for. */
export function MfaGate({ children }: { children: ReactNode }) {
  const { status } = useAccount();
  if (status !== 'mfa_required') return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <MfaChallenge />
    </Suspense>
  );
}
