import { useParams } from 'react-router';
import { MeditationScreen } from '#features/mindfulness/meditations/screens/meditation-screen.tsx';
import { SafetyActions } from '../help/safety-actions.tsx';

export default function MeditationRoute() {
  const { meditation = '' } = useParams();
  return <MeditationScreen key={meditation} meditation={meditation} frameActions={<SafetyActions room="little" />} />;
}
