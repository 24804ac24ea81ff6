import { SecurityScreen } from '#features/account/security/screens/security-screen.tsx';

export default function SecurityRoute() {
  return <SecurityScreen />;
}
