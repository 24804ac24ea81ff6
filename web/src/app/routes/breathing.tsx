import { useParams } from 'react-router';
import { BreathingScreen } from '#features/mindfulness/breathing/screens/breathing-screen.tsx';
import { SafetyActions } from '../help/safety-actions.tsx';

export default function BreathingRoute() {
  const { practice = '' } = useParams();
  return <BreathingScreen key={practice} practice={practice} frameActions={<SafetyActions room="little" />} />;
}
