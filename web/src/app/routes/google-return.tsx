import { Navigate, useSearchParams } from 'react-router';
import { oauthReturnParams } from '#features/account/google/oauth-return-params.ts';
import { GoogleReturnScreen } from '#features/account/google/screens/google-return-screen.tsx';
import { clearFormDraft } from '#features/account/forms/form-draft.ts';
import { useAccount } from '#features/account/use-account.ts';
import { useReturnProblem } from '#features/account/google/use-google.ts';
import { useEffect } from 'react';
import { LoadingScreen } from '../gates/loading-screen.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { safeNext } from '../gates/safe-next.ts';

/** Where Google's answer leads: on to where the person wanted to go, or to why it did not work. */
export default function GoogleReturnRoute() {
  const account = useAccount();
  const [params] = useSearchParams();
  const { data: found, error } = useReturnProblem();
  const problem = found ?? (error ? 'failed' : undefined);
  // Who owes the second step is asked for it where they wanted to go.
  const hasPerson = 'person' in account;

  useEffect(() => {
    if (problem === 'none' && hasPerson) clearFormDraft();
  }, [problem, hasPerson]);

  if (!problem || account.status === 'starting') return <LoadingScreen />;
  if (problem === 'none') return <Navigate to={hasPerson ? safeNext(params.get('next')) : '/login'} replace />;
  return (
    <PublicFrame>
      <GoogleReturnScreen problem={problem} way={oauthReturnParams(params)} isLinking={hasPerson} />
    </PublicFrame>
  );
}
