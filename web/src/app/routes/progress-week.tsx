import { WeekScreen } from '#features/progress/screens/week-screen.tsx';

export default function ProgressWeekRoute() {
  return <WeekScreen />;
}
