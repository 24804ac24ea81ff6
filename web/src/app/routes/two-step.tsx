import { TwoStepScreen } from '#features/account/security/screens/two-step-screen.tsx';

export default function TwoStepRoute() {
  return <TwoStepScreen />;
}
