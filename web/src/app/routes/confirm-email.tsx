import { Navigate, useLocation, useNavigate } from 'react-router';
import { readMailStepState } from '#features/account/mailed-codes/mail-step-state.ts';
import { ConfirmEmailScreen } from '#features/account/sign-up/screens/confirm-email-screen.tsx';
import { useAccount } from '#features/account/use-account.ts';
import { useEnsureProfile } from '#features/account/profile/use-ensure-profile.ts';
import { LinkProblem } from '../gates/link-problem.tsx';
import { LoadingScreen } from '../gates/loading-screen.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { safeNext } from '../gates/safe-next.ts';

/** Where a sign-up waits for its mail, and where the link of the mail leads. */
export default function ConfirmEmailRoute() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { status } = useAccount();
  useEnsureProfile(status === 'signed_in');
  if (status === 'starting') return <LoadingScreen />;
  if (status === 'signed_in' || status === 'mfa_required')
    return <Navigate to={safeNext(new URLSearchParams(search).get('next'))} replace />;
  const mailed = readMailStepState(state);
  if (!mailed.email) return <LinkProblem kind="signup" otherwise={<Navigate to="/login" replace />} />;

  function handleSent(): void {
    void navigate({ search }, { state: { ...mailed, sentAt: Date.now() }, replace: true });
  }

  return (
    <PublicFrame>
      <ConfirmEmailScreen mailed={mailed} onSent={handleSent} />
    </PublicFrame>
  );
}
