import { PrivacyPolicyScreen } from '#features/legal/screens/privacy-policy-screen.tsx';
import { PublicFrame } from '../public-frame.tsx';

export default function PrivacyPolicyRoute() {
  return (
    <PublicFrame>
      <PrivacyPolicyScreen />
    </PublicFrame>
  );
}
