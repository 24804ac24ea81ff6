import { NewSessionScreen } from '#features/chat/screens/new-session-screen.tsx';

export default function NewSessionRoute() {
  return <NewSessionScreen />;
}
