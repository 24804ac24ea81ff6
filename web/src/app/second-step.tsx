import { SecondStepScreen } from '#features/account/security/screens/second-step-screen.tsx';
import { useLeaving } from './use-leaving.ts';
import { PublicFrame } from './public-frame.tsx';

/** Stands before everything of a person until the second step of their sign-in is taken; the address stays. */
export default function SecondStep() {
  const { leave } = useLeaving();
  return (
    <PublicFrame>
      <SecondStepScreen onLeave={() => void leave()} />
    </PublicFrame>
  );
}
