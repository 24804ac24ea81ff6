import { lazy } from 'react';
import { DeleteAccountScreen } from '#features/account/screens/delete-account-screen.tsx';
import { useAccount } from '#features/account/use-account.ts';
import { PublicFrame } from '../public-frame.tsx';

const SecondStep = lazy(() => import('../second-step.tsx'));

export default function DeleteAccountRoute() {
  const account = useAccount();
  if (account.status === 'second_step') return <SecondStep />;
  return (
    <PublicFrame>
      <DeleteAccountScreen />
    </PublicFrame>
  );
}
