import { SafetyPlanScreen } from '#features/safety/screens/safety-plan-screen.tsx';
import { LockGate } from '../lock/lock-gate.tsx';

/** The one screen of help that holds a person's own words: a lock stands before it, and never before a number. */
export default function SafetyPlanRoute() {
  return (
    <LockGate isFramed>
      <SafetyPlanScreen />
    </LockGate>
  );
}
