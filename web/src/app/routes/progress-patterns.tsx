import { PatternsScreen } from '#features/progress/screens/patterns-screen.tsx';

export default function ProgressPatternsRoute() {
  return <PatternsScreen />;
}
