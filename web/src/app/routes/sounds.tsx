import { SoundsScreen } from '#features/mindfulness/sounds/screens/sounds-screen.tsx';

export default function SoundsRoute() {
  return <SoundsScreen />;
}
