import { SettingsScreen } from '../settings/settings-screen.tsx';

export default function SettingsRoute() {
  return <SettingsScreen />;
}
