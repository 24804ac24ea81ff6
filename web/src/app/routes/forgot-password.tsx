import { useLocation, useNavigate } from 'react-router';
import { readMailStepState } from '#features/account/mailed-codes/mail-step-state.ts';
import { ForgotPasswordScreen } from '#features/account/recovery/screens/forgot-password-screen.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

export default function ForgotPasswordRoute() {
  const navigate = useNavigate();
  const mailed = readMailStepState(useLocation().state);

  function handleSent(email: string): void {
    void navigate('/forgot-password', { state: { email, sentAt: Date.now() }, replace: mailed.sentAt !== undefined });
  }

  return (
    <PublicFrame>
      <ForgotPasswordScreen
        mailed={mailed}
        onSent={handleSent}
        onProved={() => void navigate('/reset-password', { replace: true })}
      />
    </PublicFrame>
  );
}
