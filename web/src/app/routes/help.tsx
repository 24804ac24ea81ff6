import { HelpScreen } from '#features/safety/screens/help-screen.tsx';

export default function HelpRoute() {
  return <HelpScreen />;
}
