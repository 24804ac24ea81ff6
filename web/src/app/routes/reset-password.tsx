import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { endRecovery, isRecovering } from '#features/account/recovery/recovery-state.ts';
import { ResetPasswordScreen } from '#features/account/recovery/screens/reset-password-screen.tsx';
import { useAccount } from '#features/account/use-account.ts';
import { showToast } from '#ui/toast.tsx';
import { LinkProblem } from '../gates/link-problem.tsx';
import { LoadingScreen } from '../gates/loading-screen.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { MfaGate } from '../gates/mfa-gate.tsx';

export default function ResetPasswordRoute() {
  return (
    <MfaGate>
      <NewPassword />
    </MfaGate>
  );
}

function NewPassword() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const account = useAccount();
  if (account.status === 'starting') return <LoadingScreen />;
  // Being signed in by other means is no recent proof of identity.
  if (account.status !== 'signed_in' || !isRecovering()) {
    return <LinkProblem kind="recovery" otherwise={<Navigate to="/forgot-password" replace />} />;
  }

  async function handleDone(): Promise<void> {
    await navigate('/app', { replace: true });
    // Before, this screen would take the person for somebody who may not be here.
    endRecovery();
    showToast({ text: t('newPassword.done') });
  }

  return (
    <PublicFrame>
      <ResetPasswordScreen email={account.person.email} onDone={() => void handleDone()} />
    </PublicFrame>
  );
}
