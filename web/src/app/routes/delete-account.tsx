import { useLocation, useNavigate } from 'react-router';
import { DeleteAccountScreen } from '#features/account/deletion/screens/delete-account-screen.tsx';
import { readMailed } from '#features/account/read-mailed.ts';
import { PublicFrame } from '../public-frame.tsx';
import { SecondStepGate } from '../second-step-gate.tsx';

/** For everybody: whoever is signed out gets here by a mail. */
export default function DeleteAccountRoute() {
  const navigate = useNavigate();
  const mailed = readMailed(useLocation().state);

  function handleSent(email: string): void {
    void navigate('/delete-account', { state: { email, sentAt: Date.now() }, replace: mailed.sentAt !== undefined });
  }

  return (
    <SecondStepGate>
      <PublicFrame>
        <DeleteAccountScreen mailed={mailed} onSent={handleSent} />
      </PublicFrame>
    </SecondStepGate>
  );
}
