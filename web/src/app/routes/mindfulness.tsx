import { MindfulnessScreen } from '#features/mindfulness/screens/mindfulness-screen.tsx';

export default function MindfulnessRoute() {
  return <MindfulnessScreen />;
}
