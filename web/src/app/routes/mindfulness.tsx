import { ExercisesCard } from '#features/exercises/components/exercises-card.tsx';
import { MindfulnessScreen } from '#features/mindfulness/screens/mindfulness-screen.tsx';

export default function MindfulnessRoute() {
  return <MindfulnessScreen more={<ExercisesCard />} />;
}
