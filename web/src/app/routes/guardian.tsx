import { GuardianScreen } from '#features/account/screens/guardian-screen.tsx';
import { PublicFrame } from '../public-frame.tsx';

export default function GuardianRoute() {
  return (
    <PublicFrame>
      <GuardianScreen />
    </PublicFrame>
  );
}
