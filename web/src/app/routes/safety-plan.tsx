import { SafetyPlanScreen } from '#features/safety/screens/safety-plan-screen.tsx';

export default function SafetyPlanRoute() {
  return <SafetyPlanScreen />;
}
