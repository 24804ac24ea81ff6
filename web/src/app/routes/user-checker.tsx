import { PublicFrame } from '../frame/public-frame.tsx';
import { MfaGate } from '../gates/mfa-gate.tsx';
import { UserCheckerScreen } from '../user-checker/user-checker-screen.tsx';

export default function UserCheckerRoute() {
  return (
    <MfaGate>
      <PublicFrame>
        <UserCheckerScreen />
      </PublicFrame>
    </MfaGate>
  );
}
