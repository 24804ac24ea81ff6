import { NewSessionScreen } from '#features/chat/screens/new-session-screen.tsx';
import { AgeGate } from '../gates/age-gate.tsx';

export default function NewSessionRoute() {
  return (
    <AgeGate>
      <NewSessionScreen />
    </AgeGate>
  );
}
