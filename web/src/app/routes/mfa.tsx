import { MfaScreen } from '#features/account/mfa/screens/mfa-screen.tsx';

export default function MfaRoute() {
  return <MfaScreen />;
}
