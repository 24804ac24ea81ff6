import { MfaChallengeScreen } from '#features/account/mfa/screens/mfa-challenge-screen.tsx';
import { useSignOutSafely } from '../frame/use-sign-out-safely.ts';
import { PublicFrame } from '../frame/public-frame.tsx';

/** Stands before everything of a person until the second step of their sign-in is taken; the address stays. */
export default function MfaChallenge() {
  const { leave } = useSignOutSafely();
  return (
    <PublicFrame>
      <MfaChallengeScreen onLeave={() => void leave()} />
    </PublicFrame>
  );
}
