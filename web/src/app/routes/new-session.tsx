import { Navigate, useLocation } from 'react-router';
import { NewSessionScreen } from '#features/chat/screens/new-session-screen.tsx';
import { AgeGate } from '../gates/age-gate.tsx';

/** Whoever only had to tell their age goes back to what they were writing at home. */
export default function NewSessionRoute() {
  const { state } = useLocation() as { state: { comesFromHome?: boolean } | null };
  return <AgeGate>{state?.comesFromHome ? <Navigate to="/app" replace /> : <NewSessionScreen />}</AgeGate>;
}
