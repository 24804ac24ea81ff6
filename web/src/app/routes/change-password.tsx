import { ChangePasswordScreen } from '#features/account/security/screens/change-password-screen.tsx';

export default function ChangePasswordRoute() {
  return <ChangePasswordScreen />;
}
