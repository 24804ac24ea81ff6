import { ProgressScreen } from '#features/progress/screens/progress-screen.tsx';

export default function ProgressRoute() {
  return <ProgressScreen />;
}
