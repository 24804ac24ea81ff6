import { SafetyProtocolScreen } from '#features/legal/screens/safety-protocol-screen.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

export default function SafetyRoute() {
  return (
    <PublicFrame>
      <SafetyProtocolScreen />
    </PublicFrame>
  );
}
