import { useLocation, useNavigate } from 'react-router';
import { DeleteAccountScreen } from '#features/account/deletion/screens/delete-account-screen.tsx';
import { readMailStepState } from '#features/account/mailed-codes/mail-step-state.ts';
import { StoreNotice } from '#features/billing/components/store-notice.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { MfaGate } from '../gates/mfa-gate.tsx';

/** Open to everybody: signed-out users get here through a mail. */
export default function DeleteAccountRoute() {
  const navigate = useNavigate();
  const mailed = readMailStepState(useLocation().state);

  function handleSent(email: string): void {
    void navigate('/delete-account', { state: { email, sentAt: Date.now() }, replace: mailed.sentAt !== undefined });
  }

  return (
    <MfaGate>
      <PublicFrame>
        <DeleteAccountScreen mailed={mailed} onSent={handleSent} notice={<StoreNotice />} />
      </PublicFrame>
    </MfaGate>
  );
}
