import { PublicFrame } from '../public-frame.tsx';
import { SecondStepGate } from '../second-step-gate.tsx';
import { UserCheckerScreen } from '../user-checker/user-checker-screen.tsx';

export default function UserCheckerRoute() {
  return (
    <SecondStepGate>
      <PublicFrame>
        <UserCheckerScreen />
      </PublicFrame>
    </SecondStepGate>
  );
}
