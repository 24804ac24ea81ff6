import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DeleteAccountScreen } from '#features/account/deletion/screens/delete-account-screen.tsx';
import { readMailed } from '#features/account/read-mailed.ts';
import { useAccount } from '#features/account/use-account.ts';
import { PublicFrame } from '../public-frame.tsx';

const SecondStep = lazy(() => import('../second-step.tsx'));

/** For everybody: whoever is signed out gets here by a mail. */
export default function DeleteAccountRoute() {
  const account = useAccount();
  const navigate = useNavigate();
  const mailed = readMailed(useLocation().state);
  if (account.status === 'second_step') return <SecondStep />;

  function handleSent(email: string): void {
    void navigate('/delete-account', { state: { email, sentAt: Date.now() }, replace: mailed.sentAt !== undefined });
  }

  return (
    <PublicFrame>
      <DeleteAccountScreen mailed={mailed} onSent={handleSent} />
    </PublicFrame>
  );
}
