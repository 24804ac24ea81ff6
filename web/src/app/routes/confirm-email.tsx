import { Navigate, useLocation, useNavigate } from 'react-router';
import { readMailed } from '#features/account/read-mailed.ts';
import { ConfirmEmailScreen } from '#features/account/screens/confirm-email-screen.tsx';
import { useAccount } from '#features/account/use-account.ts';
import { useEnsureProfile } from '#features/account/use-ensure-profile.ts';
import { LinkProblem } from '../link-problem.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { safeNext } from '../safe-next.ts';

/** Where a sign-up waits for its mail, and where the link of the mail leads. */
export default function ConfirmEmailRoute() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { status } = useAccount();
  useEnsureProfile(status === 'signed_in');
  if (status === 'starting') return <LoadingScreen />;
  if (status === 'signed_in' || status === 'second_step')
    return <Navigate to={safeNext(new URLSearchParams(search).get('next'))} replace />;
  const mailed = readMailed(state);
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
