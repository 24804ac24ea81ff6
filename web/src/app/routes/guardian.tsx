import { GuardianScreen } from '#features/account/guardian/screens/guardian-screen.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

export default function GuardianRoute() {
  return (
    <PublicFrame>
      <GuardianScreen />
    </PublicFrame>
  );
}
