import { lazy, type ReactNode, Suspense } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { LoadingScreen } from './loading-screen.tsx';

const SecondStep = lazy(() => import('./second-step.tsx'));

/** Asks for the second step of a sign-in, if it is owed, in place of what the person came for. */
export function SecondStepGate({ children }: { children: ReactNode }) {
  const { status } = useAccount();
  if (status !== 'second_step') return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SecondStep />
    </Suspense>
  );
}
