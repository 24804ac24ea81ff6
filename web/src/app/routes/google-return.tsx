import { Navigate, useSearchParams } from 'react-router';
import { forgetTyped } from '#features/account/google/typed-words.ts';
import { GoogleReturnScreen } from '#features/account/screens/google-return-screen.tsx';
import { useAccount } from '#features/account/use-account.ts';
import { useReturnProblem } from '#features/account/use-google.ts';
import { useEffect } from 'react';
import { LoadingScreen } from '../loading-screen.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { safeNext } from '../safe-next.ts';

/** Where Google's answer leads: on to where the person wanted to go, or to why it did not work. */
export default function GoogleReturnRoute() {
  const { status } = useAccount();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'));
  const { data: found, error } = useReturnProblem();
  const problem = found ?? (error ? 'failed' : undefined);
  const isSignedIn = status === 'signed_in';

  useEffect(() => {
    if (problem === 'none' && isSignedIn) forgetTyped();
  }, [problem, isSignedIn]);

  if (!problem || status === 'starting') return <LoadingScreen />;
  if (problem === 'none') return <Navigate to={isSignedIn ? next : '/login'} replace />;
  return (
    <PublicFrame>
      <GoogleReturnScreen problem={problem} next={next} isLinking={isSignedIn} />
    </PublicFrame>
  );
}
