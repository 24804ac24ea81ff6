import { useLocation, useNavigate } from 'react-router';
import { readMailed } from '#features/account/read-mailed.ts';
import { ForgotPasswordScreen } from '#features/account/screens/forgot-password-screen.tsx';
import { PublicFrame } from '../public-frame.tsx';

export default function ForgotPasswordRoute() {
  const navigate = useNavigate();
  const mailed = readMailed(useLocation().state);

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
