import { ExercisesCard } from '#features/exercises/components/exercises-card.tsx';
import { MindfulnessScreen } from '#features/mindfulness/screens/mindfulness-screen.tsx';
import { SoundsCard } from '#features/mindfulness/sounds/components/sounds-card.tsx';

export default function MindfulnessRoute() {
  return (
    <MindfulnessScreen
      more={
        <>
          <SoundsCard />
          <ExercisesCard />
        </>
      }
    />
  );
}
