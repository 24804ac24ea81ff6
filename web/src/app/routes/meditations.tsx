import { MeditationsScreen } from '#features/mindfulness/meditations/screens/meditations-screen.tsx';

export default function MeditationsRoute() {
  return <MeditationsScreen />;
}
