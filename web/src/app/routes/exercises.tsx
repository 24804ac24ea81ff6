import { ExercisesScreen } from '#features/exercises/screens/exercises-screen.tsx';

export default function ExercisesRoute() {
  return <ExercisesScreen />;
}
