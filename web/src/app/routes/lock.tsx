import { LockSettingsScreen } from '#features/settings/lock/screens/lock-settings-screen.tsx';

export default function LockRoute() {
  return <LockSettingsScreen />;
}
